import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Art } from "../../web/src/store.ts";
import { aPicture } from "./remembered.ts";

// Two windows of one browser, each at the review of another batch: what one writes, the other hears a moment later.

const kept = new Map<string, string>();
const windows: EventTarget[] = [];
let writes = 0;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.resetModules();
  vi.unstubAllGlobals();
});

/** Follows what the screen does: looks, after each change, at what is to be shown, and keeps what that began with. */
async function aReview(batch: readonly Art[], named?: string) {
  const me = new EventTarget();
  windows.push(me);
  vi.resetModules();
  vi.stubGlobal("window", me);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, text: string) {
      if (kept.get(key) === text) return;
      kept.set(key, text);
      writes++;
      for (const other of windows)
        setTimeout(() => other.dispatchEvent(Object.assign(new Event("storage"), { key })), 1);
    },
  };
  vi.stubGlobal("localStorage", storage);
  const { useStore } = await import("../../web/src/store.ts");
  const { keepBeginning, reviewed } = await import("../../web/src/images/reviewed.ts");
  const { remember } = await import("../../web/src/storage/remembering.ts");
  remember();
  let address = named;
  const begin = keepBeginning();
  const shown = () => reviewed(batch, address, useStore.getState().currentArt?._id);
  const look = () => {
    const art = shown();
    if (art) begin("of this window", art);
  };
  useStore.subscribe(() => setTimeout(look, 1));
  look();
  return {
    shown: () => shown()?._id,
    choose(art: Art) {
      address = art._id;
      useStore.setState({ currentArt: art });
    },
    remembers: () => useStore.getState().currentArt?._id,
  };
}

/** Long enough for each to hear the other and look again; two that do not stop double what they write each moment. */
const soon = () => vi.advanceTimersByTimeAsync(6);

test("two reviews side by side leave each other's choice alone", async () => {
  const one = await aReview([aPicture("a0"), aPicture("a1")]);
  const two = await aReview([aPicture("b0"), aPicture("b1")], "b1");
  await soon();
  expect(two.shown()).toBe("b1");
  writes = 0;
  one.choose(aPicture("a1"));
  await soon();
  expect(writes).toBe(1);
  expect([one.shown(), one.remembers(), two.shown()]).toEqual(["a1", "a1", "b1"]);
  two.choose(aPicture("b0"));
  await soon();
  expect([one.shown(), two.shown(), one.remembers()]).toEqual(["a1", "b0", "b0"]);
});

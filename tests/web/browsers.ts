import { afterEach, beforeEach, vi } from "vitest";
import type { CartLine } from "../../web/src/store.ts";
import { aShop } from "./shop.ts";

// Tabs share what their browser keeps, and hear of each other's changes; browsers share the shop alone.

type Wanted = { items: CartLine[]; version: number; since: number };

const guest = { _id: "g", locale: "en-US", userType: "guest" } as const;
const empty = { items: [] as CartLine[], version: 0, past: [] as number[] };
/** What the shop holds, and how the network to it is. */
export const shop = { holding: empty, isOffline: false, answersLost: 0 };
const opened = new Set<() => void>();

beforeEach(() => {
  Object.assign(shop, { holding: empty, isOffline: false, answersLost: 0 });
  aShop(({ body }) => {
    if (shop.isOffline) return new TypeError("Failed to fetch");
    const { items, version, since } = body as Wanted;
    const { version: before, past } = shop.holding;
    if (before <= since) shop.holding = { items, version, past: [...past, before].slice(-8) };
    if (shop.answersLost-- > 0) return new TypeError("Failed to fetch");
    const { items: held, ...holds } = shop.holding;
    return { body: { cart: { items: held, quotes: [] }, ...holds, kept: holds.version === version } };
  });
});
afterEach(() => {
  for (const close of opened) close();
  opened.clear();
  vi.resetModules();
  vi.unstubAllGlobals();
});

export type Tab = Awaited<ReturnType<ReturnType<typeof aBrowser>>>;

export function aBrowser() {
  const kept = new Map<string, string>();
  const windows = new Set<EventTarget>();
  return async function openTab() {
    const window = new EventTarget();
    windows.add(window);
    const here = () => {
      vi.stubGlobal("window", window);
      vi.stubGlobal("localStorage", {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem(key: string, text: string) {
          kept.set(key, text);
          for (const other of windows)
            if (other !== window) other.dispatchEvent(Object.assign(new Event("storage"), { key }));
        },
      });
    };
    here();
    vi.resetModules();
    const { sessionIsOver, useStore } = await import("../../web/src/store.ts");
    const { remember } = await import("../../web/src/storage/remembering.ts");
    const changing = await import("../../web/src/cart/changing.ts");
    const stop = remember();
    const close = () => {
      stop();
      windows.delete(window);
    };
    opened.add(close);
    const comes = () => useStore.setState({ user: guest, accessToken: "t" });
    comes();
    return {
      shows: () => inWords(useStore.getState().cart.cartItems),
      lines: () => useStore.getState().cart.cartItems,
      isUnsaved: () => useStore.getState().cart.unsaved,
      close,
      /** Its session ends, and the same guest is here again. */
      isOver() {
        here();
        sessionIsOver();
        comes();
      },
      /** One tab acts at a time, with a network or without. */
      async does(act: (cart: typeof changing) => unknown, network: "online" | "offline" = "online") {
        here();
        shop.isOffline = network === "offline";
        await act(changing);
      },
    };
  };
}

export const inWords = (lines: readonly CartLine[]) =>
  lines.map(({ relatedImage, copies }) => `${copies} ${relatedImage._id}`).sort();
export const inTheShop = () => inWords(shop.holding.items);

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CartLine } from "../../web/src/store.ts";
import { aCartLine } from "./remembered.ts";
import { aShop } from "./shop.ts";

// Tabs share what their browser keeps, and hear of each other's changes; browsers share the shop alone.

type Wanted = { items: CartLine[]; version: number; since: number };

const guest = { _id: "g", locale: "en-US", userType: "guest" } as const;
let holding = { items: [] as CartLine[], version: 0, past: [] as number[] };
let isOffline = false;
let answersLost = 0;
const opened = new Set<() => void>();

beforeEach(() => {
  holding = { items: [], version: 0, past: [] };
  answersLost = 0;
  aShop(({ body }) => {
    if (isOffline) return new TypeError("Failed to fetch");
    const { items, version, since } = body as Wanted;
    const { version: before, past } = holding;
    if (before <= since) holding = { items, version, past: [...past, before] };
    if (answersLost-- > 0) return new TypeError("Failed to fetch");
    const { items: held, ...holds } = holding;
    return { body: { cart: { items: held, quotes: [] }, ...holds, kept: holding.version === version } };
  });
});
afterEach(() => {
  for (const close of opened) close();
  opened.clear();
  vi.resetModules();
  vi.unstubAllGlobals();
});

function aBrowser() {
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
    const { useStore } = await import("../../web/src/store.ts");
    const { remember } = await import("../../web/src/storage/remembering.ts");
    const changing = await import("../../web/src/cart/changing.ts");
    const stop = remember();
    const close = () => {
      stop();
      windows.delete(window);
    };
    opened.add(close);
    useStore.setState({ user: guest, accessToken: "t" });
    return {
      shows: () => inWords(useStore.getState().cart.cartItems),
      isUnsaved: () => useStore.getState().cart.unsaved,
      close,
      /** One tab acts at a time, with a network or without. */
      async does(act: (cart: typeof changing) => unknown, network: "online" | "offline" = "online") {
        here();
        isOffline = network === "offline";
        await act(changing);
      },
    };
  };
}

const inWords = (lines: readonly CartLine[]) =>
  lines.map(({ relatedImage, copies }) => `${copies} ${relatedImage._id}`).sort();
const inTheShop = () => inWords(holding.items);
const fox = aCartLine("fox");
const owl = aCartLine("owl");
const bear = aCartLine("bear");

test("what one tab could not send goes with what the other wants, and once", async () => {
  const open = aBrowser();
  const [one, two] = [await open(), await open()];
  await one.does(({ addToCart }) => addToCart(fox), "offline");
  expect([one.isUnsaved(), two.isUnsaved(), two.shows()]).toEqual([true, true, ["1 fox"]]);
  await two.does(({ addToCart }) => addToCart(owl));
  expect([inTheShop(), one.shows(), one.isUnsaved()]).toEqual([
    ["1 fox", "1 owl"],
    ["1 fox", "1 owl"],
    false,
  ]);
  // And is not made again to what a third has changed meanwhile.
  const elsewhere = await aBrowser()();
  await elsewhere.does(({ addToCart }) => addToCart(bear));
  await one.does(({ setCopies }) => setCopies(1, 2));
  expect(inTheShop()).toEqual(["1 bear", "1 fox", "2 owl"]);
});

test("a browser that was not told of another's line does not take it out", async () => {
  const [one, elsewhere] = [await aBrowser()(), await aBrowser()()];
  await one.does(({ addToCart }) => addToCart(fox));
  await elsewhere.does(({ addToCart }) => addToCart(owl));
  expect(inTheShop()).toEqual(["1 fox", "1 owl"]);
  await one.does(({ addToCart }) => addToCart(fox));
  expect(inTheShop()).toEqual(["1 owl", "2 fox"]);
});

test("back from where there is no network, nothing of either is lost", async () => {
  const [one, elsewhere] = [await aBrowser()(), await aBrowser()()];
  await one.does(({ addToCart }) => addToCart(fox));
  await one.does(({ setCopies }) => setCopies(0, 3), "offline");
  await one.does(({ addToCart }) => addToCart(owl), "offline");
  await elsewhere.does(({ addToCart }) => addToCart(bear));
  await one.does(({ keepCart }) => keepCart());
  expect(inTheShop()).toEqual(["1 bear", "1 owl", "3 fox"]);
  expect([one.isUnsaved(), one.shows()]).toEqual([false, inTheShop()]);
});

test("what a closed tab could not send is sent by the next, into whatever lies there by then", async () => {
  const open = aBrowser();
  const one = await open();
  await one.does(({ addToCart }) => addToCart(fox), "offline");
  one.close();
  const elsewhere = await aBrowser()();
  await elsewhere.does(({ addToCart }) => addToCart(owl));
  const next = await open();
  expect([next.isUnsaved(), next.shows()]).toEqual([true, ["1 fox"]]);
  await next.does(({ keepCart }) => keepCart());
  expect(inTheShop()).toEqual(["1 fox", "1 owl"]);
});

test("both tabs are cut off, and one comes back where another browser was", async () => {
  const open = aBrowser();
  const [one, two] = [await open(), await open()];
  await one.does(({ addToCart }) => addToCart(fox), "offline");
  await two.does(({ addToCart }) => addToCart(owl), "offline");
  const elsewhere = await aBrowser()();
  await elsewhere.does(({ addToCart }) => addToCart(bear));
  await one.does(({ keepCart }) => keepCart());
  expect([inTheShop(), two.shows()]).toEqual([["1 bear", "1 fox", "1 owl"], inTheShop()]);
});

test("a change whose answers were lost is not made twice by the next", async () => {
  const [one, elsewhere] = [await aBrowser()(), await aBrowser()()];
  answersLost = 3;
  await one.does(({ addToCart }) => addToCart(fox));
  expect([one.isUnsaved(), inTheShop()]).toEqual([true, ["1 fox"]]);
  await one.does(({ addToCart }) => addToCart(fox));
  expect(inTheShop()).toEqual(["2 fox"]);
  await elsewhere.does(({ addToCart }) => addToCart(owl));
  answersLost = 3;
  await one.does(({ addToCart }) => addToCart(fox));
  expect([one.isUnsaved(), inTheShop()]).toEqual([true, ["1 owl", "2 fox"]]);
  await one.does(({ keepCart }) => keepCart());
  expect([one.isUnsaved(), one.shows()]).toEqual([false, ["1 owl", "3 fox"]]);
});

test("nor is it where another browser has changed the cart since, twice", async () => {
  const [one, elsewhere] = [await aBrowser()(), await aBrowser()()];
  answersLost = 3;
  await one.does(({ addToCart }) => addToCart(fox));
  await elsewhere.does(({ addToCart }) => addToCart(owl));
  await elsewhere.does(({ setCopies }) => setCopies(1, 2));
  await one.does(({ addToCart }) => addToCart(bear));
  expect(inTheShop()).toEqual(["1 bear", "1 fox", "2 owl"]);
});

test("what is taken back leaves alone what another browser has put in", async () => {
  const [one, elsewhere] = [await aBrowser()(), await aBrowser()()];
  await one.does(({ addToCart }) => addToCart(fox, owl));
  await one.does(({ removeLine }) => removeLine(0));
  await elsewhere.does(({ addToCart }) => addToCart(bear));
  await one.does(({ undoRemoval }) => undoRemoval());
  expect(inTheShop()).toEqual(["1 bear", "1 fox", "1 owl"]);
});

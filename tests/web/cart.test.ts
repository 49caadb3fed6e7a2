import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  addToCart,
  keepCart,
  priceAnew,
  removeLine,
  setCopies,
  takeOut,
  undoRemoval,
} from "../../web/src/cart/changing.ts";
import { lineKey } from "../../web/src/cart/line.ts";
import { useCartNotes } from "../../web/src/cart/notes.ts";
import { type CartLine, nothing, resetStore, useStore } from "../../web/src/store.ts";
import { aCartLine, aQuote } from "./remembered.ts";
import { aShop, later } from "./shop.ts";

const guest = { _id: "g", locale: "en-US", userType: "guest" } as const;
const cart = () => useStore.getState().cart;
const put = (items: readonly CartLine[]) =>
  useStore.setState({
    cart: { ...nothing.cart, cartItems: [...items], held: [...items], latestVersion: 5 },
  });

beforeEach(() => useStore.setState({ ...nothing, user: guest, accessToken: "t" }, true));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Wanted = { items: CartLine[]; version: number; since: number };

/** A shop that keeps what was made of the cart that holds, as the real one does. */
function aCartShop(holding: { items: CartLine[]; version: number } = { items: [], version: 0 }) {
  const kept = { ...holding };
  const asked = aShop(({ body }) => {
    const { items, version, since } = body as Wanted;
    if (kept.version <= since) Object.assign(kept, { items, version });
    const isKept = kept.version === version;
    return { body: { cart: { items: kept.items, quotes: [] }, version: kept.version, kept: isKept } };
  });
  return { asked, kept };
}

test("two frames of one size and picture are two lines", async () => {
  const { kept } = aCartShop();
  await addToCart(aCartLine("i", "black"));
  await addToCart(aCartLine("i", "white"));
  await addToCart(aCartLine("i", "white"));
  expect(kept.items.map(({ copies }) => copies)).toEqual([1, 2]);
  expect(new Set(kept.items.map(lineKey)).size).toBe(2);
});

test("a change is sent though its window closes, but for a cart that is too much for that", async () => {
  const { asked } = aCartShop();
  await addToCart(...Array.from({ length: 20 }, (_, n) => aCartLine(`i${n}`)));
  await addToCart(aCartLine("one more"));
  expect(asked.map(({ init }) => init.keepalive)).toEqual([true, false]);
});

test("an order again is one change, and loses no line", async () => {
  const { asked } = aCartShop();
  await addToCart(...["a", "b", "c", "d", "e"].map((id) => aCartLine(id)));
  expect(asked).toHaveLength(1);
  expect(cart().cartItems).toHaveLength(5);
});

test("every change is newer than the one before, with a clock that stands as well", async () => {
  vi.spyOn(Date, "now").mockReturnValue(Date.now());
  const { asked } = aCartShop();
  put([]);
  for (const id of ["a", "b", "c"]) await addToCart(aCartLine(id));
  const versions = asked.map(({ body }) => (body as Wanted).version);
  expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
  expect(Math.min(...versions)).toBeGreaterThan(5);
});

test("a change that meets a newer cart of another browser is made to that one", async () => {
  const now = Date.now() + 60_000;
  const { kept } = aCartShop({ items: [aCartLine("theirs")], version: now });
  await addToCart(aCartLine("mine"));
  expect(kept.items.map(({ relatedImage }) => relatedImage._id)).toEqual(["theirs", "mine"]);
  expect(cart()).toMatchObject({ unsaved: false, isLatestRequestPending: false });
});

test("what cannot be kept stays, is said, and goes with the next change", async () => {
  let down = true;
  // What it would have cost to send the cart of before.
  useStore.setState({ cart: { ...nothing.cart, quotes: [aQuote] } });
  const asked = aShop(({ body }) =>
    down
      ? { status: 500, body: {} }
      : { body: { cart: { items: (body as Wanted).items, quotes: [] }, version: 9, kept: true } },
  );
  await addToCart(aCartLine("i"));
  expect(cart()).toMatchObject({ unsaved: true, isLatestRequestPending: false, loading: {}, quotes: [] });
  expect(cart().cartItems).toHaveLength(1);
  expect(asked.length).toBeGreaterThan(1);
  down = false;
  await keepCart();
  expect(cart()).toMatchObject({ unsaved: false, cartItems: [{ copies: 1 }] });
});

test("why the shop keeps no change is said, and one that is too many is not sent again at once", async () => {
  put([aCartLine("i")]);
  const error = "That was a lot at once. Please try again in an hour.";
  const asked = aShop(() => ({ status: 429, body: { error, code: "too_many_requests" } }));
  await removeLine(aCartLine("i"));
  expect(useCartNotes.getState()).toMatchObject({ reason: error, removed: { name: "Art Paper Print" } });
  expect(asked).toHaveLength(1);
});

test("twenty quick presses are kept as the last of them", async () => {
  const { asked, kept } = aCartShop();
  put([aCartLine("i")]);
  const presses = Array.from({ length: 20 }, (_, press) => setCopies(aCartLine("i"), (press % 10) + 1));
  await Promise.all(presses);
  expect(kept.items).toMatchObject([{ copies: 10 }]);
  expect(asked).toHaveLength(1);
});

test("quantities that are walked through are asked for as the first and the last", async () => {
  vi.useFakeTimers();
  const { asked, kept } = aCartShop();
  put([aCartLine("i")]);
  for (const copies of [2, 3, 4, 5, 6]) {
    void setCopies(aCartLine("i"), copies);
    await vi.advanceTimersByTimeAsync(500);
  }
  await vi.advanceTimersByTimeAsync(2_000);
  expect(kept.items).toMatchObject([{ copies: 6 }]);
  expect(asked).toHaveLength(2);
  for (const copies of [2, 3]) void setCopies(aCartLine("i"), copies);
  await removeLine(aCartLine("i"));
  expect(asked).toHaveLength(3);
});

test("nobody is made a guest for a quantity that is wanted no more", async () => {
  vi.useFakeTimers();
  const { asked } = aCartShop();
  put([aCartLine("i")]);
  for (const copies of [2, 3]) void setCopies(aCartLine("i"), copies);
  resetStore();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toHaveLength(0);
});

describe("an estimate", () => {
  const estimate = { ...aQuote, estimated: true };
  const answers = (...given: { status?: number; body?: object }[]) =>
    aShop(({ body }) => {
      const { items, version } = body as Wanted;
      const { status = 200, body: more } = given.shift() ?? {};
      return { status, body: { cart: { items, quotes: [aQuote] }, version, kept: true, ...more } };
    });
  beforeEach(() => {
    put([aCartLine("i")]);
    useStore.setState({ cart: { ...cart(), quotes: [estimate] } });
    useCartNotes.setState({ removed: { before: [], name: "Fox" } });
  });

  test("is asked for anew without a word", async () => {
    answers();
    const asking = priceAnew();
    expect(cart()).toMatchObject({ isLatestRequestPending: false, unsaved: false, quotes: [estimate] });
    await asking;
    expect(cart()).toMatchObject({ quotes: [aQuote], unsaved: false });
    expect(useCartNotes.getState().removed?.name).toBe("Fox");
  });

  test("is better than nothing where nobody answers", async () => {
    answers({ status: 422, body: { error: "No.", code: "invalid_input" } });
    await priceAnew();
    expect(cart()).toMatchObject({ quotes: [estimate], unsaved: false, cartItems: [{ copies: 1 }] });
  });

  test("is not asked for while a change is kept, or none could be", async () => {
    const asked = answers();
    for (const state of [{ isLatestRequestPending: true }, { unsaved: true }]) {
      useStore.setState({ cart: { ...cart(), isLatestRequestPending: false, unsaved: false, ...state } });
      await priceAnew();
    }
    expect(asked).toHaveLength(0);
  });

  test("finds what another browser has changed", async () => {
    answers({ body: { cart: { items: [aCartLine("theirs")], quotes: [] }, version: 77, kept: false } });
    await priceAnew();
    expect(cart()).toMatchObject({ quotes: [aQuote], cartItems: [aCartLine("theirs")] });
  });
});

test("only the answer to the latest change counts", async () => {
  const first = later<{ body: unknown }>();
  let calls = 0;
  aShop(({ body }) => {
    const { items, version } = body as Wanted;
    return calls++ === 0 ? first.answer : { body: { cart: { items, quotes: [] }, version, kept: true } };
  });
  const slow = addToCart(aCartLine("i"));
  await vi.waitFor(() => expect(calls).toBe(1));
  await setCopies(aCartLine("i"), 4);
  first.give({ body: { cart: { items: [], quotes: [] }, version: 1 } });
  await slow;
  expect(cart().cartItems).toMatchObject([{ copies: 4 }]);
});

test("the eleventh copy is refused aloud", async () => {
  aCartShop();
  put([aCartLine("i", "black", 10)]);
  await addToCart(aCartLine("i"));
  expect(cart().cartItems).toMatchObject([{ copies: 10 }]);
  expect(useCartNotes.getState().reason).toContain("10 copies");
  await setCopies(aCartLine("i"), 3);
  expect(useCartNotes.getState().reason).toBeNull();
});

test("what somebody took out is nobody else's to put back", async () => {
  aCartShop();
  put([aCartLine("i")]);
  await removeLine(aCartLine("i"));
  expect(useCartNotes.getState().removed?.name).toBe("Art Paper Print");
  resetStore();
  expect(useCartNotes.getState().removed).toBeNull();
  expect(undoRemoval()).toBeUndefined();
});

test("an order takes its own lines out, and leaves what was put in since", async () => {
  const { kept } = aCartShop();
  put([aCartLine("bought", "black", 3), aCartLine("new")]);
  await takeOut([aCartLine("bought", "black", 2)]);
  expect(kept.items.map(({ copies, relatedImage }) => [relatedImage._id, copies])).toEqual([
    ["bought", 1],
    ["new", 1],
  ]);
});

test("an answer for somebody who has left changes nothing", async () => {
  const slow = later<{ body: unknown }>();
  aShop(() => slow.answer);
  const adding = addToCart(aCartLine("i"));
  resetStore();
  slow.give({ body: { cart: { items: [aCartLine("i")], quotes: [] }, version: 9 } });
  await adding;
  expect(useStore.getState()).toEqual(nothing);
});

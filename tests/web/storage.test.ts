import { describe, expect, test } from "vitest";
import { toKeep, trusted } from "../../web/src/storage/kept.ts";
import { nothing } from "../../web/src/store.ts";
import { aCartLine, aPicture, aQuote } from "./remembered.ts";

const whole = {
  ...nothing,
  accessToken: "t",
  user: { _id: "u", locale: "en-US", userType: "registered" } as const,
  currentArt: aPicture("i"),
  cart: { ...nothing.cart, cartItems: [aCartLine("i")], quotes: [aQuote], latestVersion: 7 },
  progress: { j: { currentStep: 1, journeyStepValues: { subject: "a fox" }, complete: false } },
  checkouts: { s: "cart" as const },
  chosen: {
    ...({ product: "artpaper", size: "24x36", frame: "black" } as const),
    ...({ crop: 50, ratio: "portrait", imageId: "i" } as const),
  },
};

test("what is whole is believed as it is", () => {
  expect(trusted(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
});

describe("what is broken begins anew, and the rest stays", () => {
  const broken: [string, object][] = [
    ["cart", { cart: null }],
    ["cart", { cart: { cartItems: [] } }],
    ["cart", { cart: { ...whole.cart, cartItems: [{ sku: "x" }] } }],
    ["cart", { cart: { ...whole.cart, quotes: [{ cost: null }] } }],
    ["progress", { progress: { j: { currentStep: 1, complete: false } } }],
    ["progress", { progress: [] }],
    ["progress", { progress: { j: { ...whole.progress.j, replaced: { currentStep: 0 } } } }],
    ["progress", { progress: { j: { currentStep: 0.5, journeyStepValues: {}, complete: false } } }],
    ["progress", { progress: { j: { currentStep: -1, journeyStepValues: {}, complete: false } } }],
    ["progress", { progress: { j: { ...whole.progress.j, journeyStepValues: { subject: { a: 1 } } } } }],
    ["currentArt", { currentArt: { ...aPicture("i"), aspectRatio: "round" } }],
    ["cart", { cart: { ...whole.cart, quotes: [{ ...aQuote, shipmentMethod: "Pigeon" }] } }],
    ["currentArt", { currentArt: { _id: 7 } }],
    ["user", { user: "me" }],
    ["accessToken", { accessToken: 1 }],
    ["rooms", { rooms: { a: 1 } }],
    ["chosen", { chosen: { product: "artpaper", size: "16x24", frame: "none", crop: 50 } }],
    ["underWay", { underWay: {} }],
    ["underWay", { underWay: { journeyId: "j", key: "k" } }],
    ["awaited", { awaited: 4 }],
    ["zip", { zip: {} }],
    ["unverified", { unverified: 1 }],
  ];
  test.each(broken)("%s (%#)", (part, spoiled) => {
    const read = trusted({ ...whole, ...spoiled });
    expect(read).toEqual({ ...whole, [part]: nothing[part as keyof typeof nothing] });
  });

  test.each([null, undefined, 7, "root", [], [{ user: 1 }]])("a store that is %j", (kept) => {
    expect(trusted(kept)).toEqual(nothing);
  });

  test.each([{ later: 1 }, { selections: [aPicture("i")] }])("parts of another release: %j", (part) => {
    expect(trusted({ ...whole, ...part })).toEqual(whole);
  });
});

test("whoever comes back waits for no answer, but knows what the shop does not", () => {
  const { cart } = toKeep({
    ...whole,
    cart: {
      ...whole.cart,
      isLatestRequestPending: true,
      pendingRequestId: "r",
      loading: { 0: true },
      unsaved: true,
    },
  });
  expect(cart).toMatchObject({
    isLatestRequestPending: false,
    pendingRequestId: null,
    loading: {},
    unsaved: true,
  });
});

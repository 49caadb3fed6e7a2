import { expect, test } from "vitest";
import { signedIn } from "../../web/src/accounts/session.ts";
import { nothing, useStore } from "../../web/src/store.ts";
import { aCartLine } from "./remembered.ts";

const guest = { _id: "g", locale: "en-US", userType: "guest" } as const;
const ada = { _id: "ada", locale: "en-US", userType: "registered" } as const;

/** What lies in the cart after a login, by picture and copies. */
function afterLogin(unsaved: boolean) {
  const cartItems = [aCartLine("heard of", "black", 2), aCartLine("unheard", "black", 3)];
  const cart = { ...nothing.cart, cartItems, latestVersion: 7, unsaved };
  useStore.setState({ ...nothing, user: guest, cart, sessionEnded: "registered" }, true);
  const items = [aCartLine("of before"), aCartLine("heard of", "black", 2)];
  signedIn({ accessToken: "t", user: { ...ada, cart: { items, quotes: [] } } });
  const { cart: after, sessionEnded } = useStore.getState();
  const lines = after.cartItems.map(({ relatedImage, copies }) => [relatedImage._id, copies]);
  return { lines: Object.fromEntries(lines), unsaved: after.unsaved, sessionEnded };
}

test("a guest's lines that the shop never heard of are there after a login, and none is doubled", () => {
  expect(afterLogin(true)).toEqual({
    lines: { "of before": 1, "heard of": 2, unheard: 3 },
    unsaved: true,
    sessionEnded: null,
  });
});

test("what the shop has heard of is as the shop keeps it", () => {
  expect(afterLogin(false)).toMatchObject({ lines: { "of before": 1, "heard of": 2 }, unsaved: false });
});

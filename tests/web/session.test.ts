import { afterEach, expect, test, vi } from "vitest";
import { type Coming, signedIn } from "../../web/src/accounts/session.ts";
import { call, isFinal } from "../../web/src/api.ts";
import { type CartLine, nothing, sessionIsOver, type User, useStore } from "../../web/src/store.ts";
import { aCartLine } from "./remembered.ts";
import { aShop } from "./shop.ts";

afterEach(() => vi.unstubAllGlobals());

const guest = { _id: "g", locale: "en-US", userType: "guest" } as const;
const ada = { _id: "ada", locale: "en-US", userType: "registered" } as const;

const copiesOf = (lines: readonly CartLine[]) =>
  Object.fromEntries(lines.map(({ relatedImage, copies }) => [relatedImage._id, copies]));

/** What lies in the cart after somebody has come, and what beside it, by picture and copies. */
function after(unsaved: boolean, user: Pick<User, "_id" | "locale" | "userType">, coming?: Coming) {
  const cartItems = [aCartLine("heard of", "black", 2), aCartLine("unheard", "black", 3)];
  const cart = { ...nothing.cart, cartItems, latestVersion: 7, unsaved };
  useStore.setState({ ...nothing, user: guest, cart, sessionEnded: "registered" }, true);
  const items = [aCartLine("of before"), aCartLine("heard of", "black", 2)];
  signedIn({ accessToken: "t", user: { ...user, cart: { items, quotes: [] } } }, coming);
  const state = useStore.getState();
  return {
    lines: copiesOf(state.cart.cartItems),
    unsaved: state.cart.unsaved,
    setAside: copiesOf(state.setAside),
    sessionEnded: state.sessionEnded,
  };
}

test("a guest's lines that the shop never heard of are there after a login, and none is doubled", () => {
  expect(after(true, ada)).toEqual({
    lines: { "of before": 1, "heard of": 2, unheard: 3 },
    unsaved: true,
    setAside: {},
    sessionEnded: null,
  });
});

test("what the shop has heard of is as the shop keeps it", () => {
  expect(after(false, ada)).toMatchObject({ lines: { "of before": 1, "heard of": 2 }, unsaved: false });
});

test.each([true, false])(
  "a mailed link takes nothing into its account, and loses nothing: unsaved %s",
  (unsaved) => {
    expect(after(unsaved, ada, { byLink: true })).toMatchObject({
      lines: { "of before": 1, "heard of": 2 },
      unsaved: false,
      setAside: { unheard: 3 },
    });
  },
);

test("who becomes an account by a link is who they were: what was unheard is theirs", () => {
  const { lines, setAside } = after(true, { ...ada, _id: guest._id }, { byLink: true });
  expect({ lines, setAside }).toEqual({
    lines: { "of before": 1, "heard of": 2, unheard: 3 },
    setAside: {},
  });
});

test("nothing of an account goes along into another one", () => {
  const cart = { ...nothing.cart, cartItems: [aCartLine("unheard")], latestVersion: 7, unsaved: true };
  useStore.setState(
    { ...nothing, user: ada, accessToken: "a", cart, zip: "10001", rooms: { i: "den" } },
    true,
  );
  const user = { ...ada, _id: "grace" };
  signedIn({ accessToken: "t", user: { ...user, cart: { items: [], quotes: [] } } }, { byLink: true });
  expect(useStore.getState()).toEqual({ ...nothing, user, accessToken: "t" });
});

test("a guest whom the shop does not know any more is not asked to log in, and keeps what was chosen", async () => {
  const answers = { currentStep: 2, journeyStepValues: { subject: "a fox" }, complete: false };
  const finished = { currentStep: 0, journeyStepValues: {}, complete: true, imageBatchId: "b" };
  const cart = { ...nothing.cart, cartItems: [aCartLine("i")], latestVersion: 7, since: 7 };
  const chosen = { zip: "10001", unverified: "ada@example.com", cart };
  useStore.setState({
    ...nothing,
    ...chosen,
    user: guest,
    accessToken: "t",
    progress: { j: answers, k: finished },
  });
  aShop(() => ({ status: 403, body: { error: "Please log in again.", code: "invalid_credentials" } }));
  const failure = await call("GET /user", {}).catch((failure: Error) => failure);
  expect(failure).toMatchObject({
    status: 403,
    message: "Your session as a guest has ended. Please try again.",
  });
  expect(isFinal(failure)).toBe(false);
  expect(useStore.getState()).toEqual({
    ...nothing,
    ...chosen,
    progress: { j: answers },
    cart: { ...cart, since: 0, unsaved: true },
    sessionEnded: "guest",
  });
});

test("who is nobody loses nothing by a refusal", async () => {
  const cart = { ...nothing.cart, cartItems: [aCartLine("i")], latestVersion: 7, unsaved: true };
  const kept = { ...nothing, cart, zip: "10001", sessionEnded: "registered" as const };
  useStore.setState({ ...kept, accessToken: "over" }, true);
  aShop(() => ({ status: 403, body: { error: "No.", code: "invalid_credentials" } }));
  await expect(call("GET /user", {})).rejects.toMatchObject({ status: 403 });
  expect(useStore.getState()).toEqual(kept);
});

/** Whose session is ended in the middle of their answers, and what is there of them for whoever comes here then. */
function comeAfter(...people: readonly Pick<User, "_id" | "locale" | "userType">[]) {
  const progress = { j: { currentStep: 1, journeyStepValues: { subject: "my son Tim" }, complete: false } };
  useStore.setState({ ...nothing, user: ada, accessToken: "a", progress }, true);
  sessionIsOver();
  return people.map((user) => {
    signedIn({ accessToken: "t", user: { ...user, cart: { items: [], quotes: [] } } });
    return useStore.getState().progress.j?.journeyStepValues;
  });
}

test("what an account has answered is there again for itself, once its session has ended", () => {
  expect(comeAfter(ada)).toEqual([{ subject: "my son Tim" }]);
});

test.each([
  ["another account", { ...ada, _id: "grace" }],
  ["a guest", guest],
])("and for %s it never is, nor after them", (_, other) => {
  expect(comeAfter(other, ada)).toEqual([undefined, undefined]);
});

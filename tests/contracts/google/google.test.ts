import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { googleAccounts } from "../../../functions/partners/google.ts";
import type { GoogleAccount, IssuedToken } from "../../../stacks/local/google/accounts.ts";
import { type LocalGoogle, startGoogle } from "../../../stacks/local/google/start.ts";
import { openRecords, type Records } from "../../../stacks/local/records.ts";
import { aClock } from "../../support/clock.ts";

const SHOP = "https://wallflower.test";
const client = { clientId: "the-shop", origin: SHOP };
const ada: GoogleAccount = { email: "ada@example.com", verified: true, name: "Ada Lovelace" };
const FULL_SCOPE = [
  "openid",
  "https://www.googleapis.com/auth/userinfo.email",
  "https://www.googleapis.com/auth/userinfo.profile",
].join(" ");

const clock = aClock();
let records: Records;
let standIn: LocalGoogle;
const google = (clientId = client.clientId) => googleAccounts({ clock, clientId, standIn: standIn.url });

beforeAll(async () => {
  records = openRecords(":memory:");
  standIn = await startGoogle({
    accounts: records.collection<GoogleAccount>("accounts"),
    tokens: records.collection<IssuedToken>("tokens"),
    client,
    clock,
  });
});
afterEach(() => standIn.faults.clear());
afterAll(async () => {
  await standIn.close();
  records.close();
});

/** The page as the shop opens it, answered as a person would. */
async function choose(form: Record<string, string>, over: Record<string, string> = {}) {
  const asked = new URLSearchParams({
    client_id: client.clientId,
    redirect_uri: `${SHOP}/google`,
    response_type: "token",
    scope: "openid email profile",
    state: "the-state",
    ...over,
  });
  return fetch(`${standIn.url}/o/oauth2/v2/auth?${asked}`, {
    method: "POST",
    body: new URLSearchParams(form),
    redirect: "manual",
  });
}

const answerIn = (response: Response) => {
  const { origin, pathname, hash } = new URL(response.headers.get("location") ?? "about:blank");
  return { to: origin + pathname, ...Object.fromEntries(new URLSearchParams(hash.slice(1))) };
};

const issued = (over: Partial<IssuedToken> = {}, account = ada) => {
  standIn.book.remember(account);
  return standIn.book.issue({ email: account.email, clientId: client.clientId, scope: FULL_SCOPE, ...over });
};

test("who is chosen in the popup is who the token opens", async () => {
  const answer = answerIn(await choose({ email: "Ada@Example.com", name: "Ada Lovelace", verified: "yes" }));
  expect(answer).toMatchObject({ to: `${SHOP}/google`, token_type: "Bearer", state: "the-state" });
  const token = (answer as { access_token?: string }).access_token ?? "";
  expect(await google().whoHolds(token)).toEqual({
    subject: expect.stringMatching(/^\d{21}$/),
    email: "ada@example.com",
    emailVerified: true,
    firstName: "Ada",
    lastName: "Lovelace",
  });
});

test("an account that was chosen before is offered again, and is the same one", async () => {
  standIn.book.remember(ada);
  const answer = answerIn(await choose({ known: ada.email }));
  const again = (answer as { access_token?: string }).access_token ?? "";
  const [first, second] = await Promise.all([google().whoHolds(issued()), google().whoHolds(again)]);
  expect(second).toEqual(first);
});

test("who cancels is told so, without a token", async () => {
  expect(answerIn(await choose({ cancel: "yes" }))).toEqual({
    to: `${SHOP}/google`,
    error: "access_denied",
    state: "the-state",
  });
});

test.for([
  [{ redirect_uri: "https://elsewhere.example/google" }, "redirect_uri_mismatch"],
  [{ client_id: "another-shop" }, "invalid_client"],
  [{ response_type: "code" }, "unsupported_response_type"],
] as const)("a page that asks with %o gets no token", async ([over, refusal]) => {
  const response = await choose({ known: ada.email }, over);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain(refusal);
});

test("a token that another shop was given opens nothing here", async () => {
  expect(await google().whoHolds(issued({ clientId: "another-shop" }))).toBeUndefined();
  expect(await google("another-shop").whoHolds(issued())).toBeUndefined();
});

test("a token for less than who somebody is opens nothing", async () => {
  expect(await google().whoHolds(issued({ scope: "openid" }))).toBeUndefined();
});

test("a token that is over, or never was, opens nothing", async () => {
  const token = issued();
  clock.advance({ hours: 1 });
  expect(await google().whoHolds(token)).toBeUndefined();
  expect(await google().whoHolds("ya29.invented")).toBeUndefined();
});

test("an address that Google has not verified is told as such", async () => {
  const token = issued({}, { ...ada, email: "b@example.com", verified: false });
  expect((await google().whoHolds(token))?.emailVerified).toBe(false);
});

test("a stage without Google offers none, and asks nobody", async () => {
  expect(await google("none").options()).toBeUndefined();
  expect(await google("none").whoHolds(issued())).toBeUndefined();
});

test("Google being out of order is no refusal of the person", async () => {
  const token = issued();
  standIn.faults.add({ outcome: "500" });
  await expect(google().whoHolds(token)).rejects.toThrow("Google answered 500 at /tokeninfo");
  standIn.faults.add({ outcome: "500", when: ({ path }) => path === "/v1/userinfo" });
  await expect(google().whoHolds(token)).rejects.toThrow("Google answered 500 at /v1/userinfo");
  standIn.faults.add({ outcome: "reset" });
  await expect(google().whoHolds(token)).rejects.toThrow();
  standIn.faults.add({ answer: () => new Response("<html>Sorry</html>") });
  await expect(google().whoHolds(token)).rejects.toThrow();
  expect(await google().whoHolds(token)).toBeDefined();
});

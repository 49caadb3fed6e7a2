import { openApi } from "../../../functions/api/openapi.ts";
import { operations } from "../../../functions/api/operations.ts";
import { orderKey } from "../../../functions/core/orders/order-link.ts";
import { anAddress } from "../../support/fake-payments.ts";
import { aTill } from "../../support/till.ts";
import { ada } from "../../support/visitor.ts";
import { type Sample, samples, type Theirs } from "./samples.ts";

type Method = "GET" | "POST" | "PUT" | "DELETE";

const tellsWhat = /"(?:\w*[iI]d|_id|\w*Batch|\w*[tT]oken|access_token|key|secret)":|"in":"path"/;

/** The operations that are told by their caller what they are about. */
export const named = operations
  .filter((operation) => {
    const { parameters, requestBody } =
      (openApi([operation], "").paths[operation.path]?.[operation.method.toLowerCase()] as Record<
        string,
        unknown
      >) ?? {};
    return tellsWhat.test(JSON.stringify([parameters, requestBody]));
  })
  .map(({ method, path }) => `${method} ${path}`);

async function aWorld() {
  const till = aTill();
  const { shop } = till;
  const owner = await till.aShopper();
  await owner.browser.post("/auth/register", ada);
  const spentToken = till.mailedToken();
  await owner.browser.post("/auth/verify-email", { emailToken: spentToken });
  await owner.browser.call("PUT", `/images/${owner.image._id}/marks/onlyOwnerBuys`, { set: true });
  const paid = await owner.order();
  till.payments.pay(paid.pageId);
  await owner.browser.get(`/cart/checkout-session/${paid.orderId}`);
  await till.work();
  const held = await owner.order({ copies: 2 });
  till.payments.pay(held.pageId, { address: { ...anAddress, zip: "90210" } });
  await owner.browser.get(`/cart/checkout-session/${held.orderId}`);
  await till.work();
  const open = await owner.order();
  const other = await till.aShopper();
  const foreign = await other.order();
  const theirs: Theirs = {
    imageId: owner.image._id,
    batchId: owner.image.relatedBatch,
    orderId: paid.orderId,
    openOrderId: open.orderId,
    heldOrderId: held.orderId,
    line: owner.line(),
    otherKey: orderKey(shop.orderSecret, foreign.orderId),
    spentToken,
  };

  const guest = till.visitor();
  await guest.post("/auth/register-guest");
  const mixed = till.visitor();
  mixed.token = other.browser.token;
  mixed.cookie = owner.browser.cookie;
  const left = till.visitor();
  await left.post("/auth/register-guest");
  const slippedIn = till.visitor();
  slippedIn.token = left.token;
  slippedIn.cookie = owner.browser.cookie;
  await left.post("/auth/logout");
  const loggedOut = till.visitor();
  await loggedOut.post("/auth/login", ada);
  const over = till.visitor();
  over.token = loggedOut.token;
  await loggedOut.post("/auth/logout");
  const merged = till.visitor();
  await merged.post("/auth/register-guest");
  const past = till.visitor();
  past.token = merged.token;
  await merged.post("/auth/login", ada);
  const leaving = await till.aRegistered({ ...ada, email: "eve@example.com" });
  const deleted = till.visitor();
  deleted.token = leaving.token;
  deleted.cookie = leaving.cookie;
  await leaving.delete("/user", { password: ada.password });
  const stillThere = await deleted.get("/user");
  if (stillThere.status !== 403) throw new Error("The account was not deleted.");
  deleted.token = leaving.token;
  const strangers = {
    nobody: till.visitor(),
    "a guest": guest,
    "another user": other.browser,
    "another user with the owner's cookie": mixed,
    "a guest who has left, with the owner's cookie": slippedIn,
    "the owner's token of a session that has ended": over,
    "the token of a guest that became the owner": past,
    "the token and cookie of an account that was deleted": deleted,
  };

  /** All that is the owner's, as only the owner sees it. */
  const look = async () => {
    const calls = [
      `/orders/${paid.orderId}`,
      `/orders/${held.orderId}`,
      `/cart/checkout-session/${open.orderId}`,
      `/images/${owner.image._id}`,
      "/user/generatedImages",
      "/orders",
      "/user",
    ];
    const seen = [];
    for (const path of calls) seen.push((await owner.browser.get(path)).body);
    seen.push((await owner.browser.post("/auth/authenticate")).body.user);
    return JSON.stringify(seen);
  };
  return { theirs, strangers, look };
}

const filled = (path: string, { params = {}, query = "" }: Sample) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? "")) + query;

const PRIVATE = /Main St|ada@example\.com|Lovelace/;

/** Calls every operation about somebody's things as everybody else, and tells what should not have happened. */
export async function trespasses(): Promise<string[]> {
  const { theirs, strangers, look } = await aWorld();
  const found: string[] = [];
  let before = await look();
  for (const name of named) {
    const [method = "", path = ""] = name.split(" ");
    const ways = samples[name]?.(theirs);
    if (!ways) found.push(`${name} has no sample`);
    for (const sample of ways ?? [])
      for (const [who, browser] of Object.entries(strangers)) {
        const { cookie, token } = browser;
        const { status, body } = await browser.call(method as Method, filled(path, sample), sample.body);
        Object.assign(browser, { cookie, token });
        if (status >= 500) found.push(`${name} as ${who}: ${status}`);
        if (status < 300 && !sample.mayAnswer?.(body)) found.push(`${name} as ${who}: answered`);
        if (status < 300 && PRIVATE.test(JSON.stringify(body))) found.push(`${name} as ${who}: told`);
      }
    const after = await look();
    if (after !== before) found.push(`${name}: a stranger changed something`);
    before = after;
  }
  return found;
}

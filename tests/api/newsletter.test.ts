import { expect, test } from "vitest";
import { createApp } from "../../functions/api/app.ts";
import { subscribers } from "../../functions/core/newsletter/subscriber.ts";
import { ORIGIN_SECRET } from "../support/shop.ts";
import { anOpenShop } from "../support/visitor.ts";

const email = "ada@example.com";

function aShopWithReaders() {
  const { shop, visitor, inbox, requests, clock } = anOpenShop();
  const browser = visitor();
  const linkIn = (at: number, name: string) =>
    new RegExp(`newsletter\\?${name}=(\\S+)`).exec(inbox[at]?.text ?? "")?.[1] ?? "";
  const reads = async (who = email) => (await shop.table.get(subscribers, { email: who })) !== undefined;
  return {
    ...{ shop, inbox, requests, clock, linkIn, reads },
    subscribe: (who = email, more = {}) => browser.post("/newsletter/subscribe", { email: who, ...more }),
    confirm: (token: string) => browser.post("/newsletter/confirm", { token }),
    leave: (token: string) => browser.post("/newsletter/unsubscribe", { token }),
  };
}

test("an address is on the list when its owner has said so, and off it when they say so", async () => {
  const { subscribe, confirm, leave, inbox, linkIn, reads } = aShopWithReaders();
  expect((await subscribe("Ada@Example.com")).body).toEqual({ received: true });
  expect(inbox[0]).toMatchObject({ to: email, subject: "Do you want our newsletter?" });
  expect(await reads()).toBe(false);

  expect((await confirm(linkIn(0, "confirm"))).body).toEqual({ confirmed: true });
  expect(await reads()).toBe(true);
  expect(inbox[1]).toMatchObject({ to: email, subject: "You are on the list" });

  expect((await leave(linkIn(1, "leave"))).body).toEqual({ unsubscribed: true });
  expect(await reads()).toBe(false);
});

test("nobody learns from the shop who is on the list: same answer, same work, one mail each", async () => {
  const { subscribe, confirm, inbox, linkIn, requests } = aShopWithReaders();
  const work = async (who: string) => {
    const before: Record<string, number> = { ...requests };
    const { status, body } = await subscribe(who);
    const done = Object.entries(requests).map(([kind, count]) => [kind, count - (before[kind] ?? 0)]);
    return { status, body, done: Object.fromEntries(done.filter(([, count]) => count !== 0)) };
  };
  await subscribe();
  await confirm(linkIn(0, "confirm"));
  inbox.length = 0;
  expect(await work(email)).toEqual(await work("nobody@example.com"));
  expect(inbox.map(({ subject }) => subject)).toEqual([
    "You have our newsletter already",
    "Do you want our newsletter?",
  ]);
});

test("clicked twice, it is one yes and one welcome", async () => {
  const { subscribe, confirm, inbox, linkIn } = aShopWithReaders();
  await subscribe();
  const token = linkIn(0, "confirm");
  const answers = await Promise.all([confirm(token), confirm(token)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await confirm(token)).status).toBe(200);
  expect(inbox).toHaveLength(2);
});

test("an old link from before leaving does not bring anybody back, and does not say so", async () => {
  const { subscribe, confirm, leave, linkIn, reads } = aShopWithReaders();
  await subscribe();
  await confirm(linkIn(0, "confirm"));
  await leave(linkIn(1, "leave"));
  expect((await leave(linkIn(1, "leave"))).status).toBe(200);
  const { status, body } = await confirm(linkIn(0, "confirm"));
  expect([status, body.error]).toEqual([404, expect.stringMatching(/subscribe again/)]);
  expect(await reads()).toBe(false);
});

test("a guess neither confirms nor ends anything, and a link is good for a week", async () => {
  const { subscribe, confirm, leave, linkIn, reads, clock } = aShopWithReaders();
  await subscribe();
  await confirm(linkIn(0, "confirm"));
  const [mine = ""] = linkIn(1, "leave").split(".");
  expect((await leave(`${mine}.guess`)).status).toBe(200);
  expect((await leave("nonsense")).status).toBe(200);
  expect(await reads()).toBe(true);
  expect((await confirm("guess")).status).toBe(404);

  await subscribe("late@example.com");
  clock.advance({ days: 8 });
  expect((await confirm(linkIn(2, "confirm"))).body.error).toMatch(/has expired/);
});

test("no mailbox is flooded, and programs that fill in everything are not heard", async () => {
  const { subscribe, inbox } = aShopWithReaders();
  for (let time = 0; time < 8; time++) expect((await subscribe()).status).toBe(200);
  expect((await subscribe("bob@example.com", { website: "https://spam.example" })).status).toBe(200);
  expect(inbox).toHaveLength(5);
});

test("a mail program's own button ends it: by its form, without a cookie, twice as once, and not by being looked at", async () => {
  const { subscribe, confirm, inbox, linkIn, reads, shop } = aShopWithReaders();
  const app = createApp(shop);
  await subscribe();
  await confirm(linkIn(0, "confirm"));
  const { leaveAt = "" } = inbox[1] ?? {};
  const path = leaveAt.slice(shop.siteUrl.length);
  const press = (method: "GET" | "POST", to = path) =>
    app.request(to, {
      method,
      headers: {
        "x-origin-secret": ORIGIN_SECRET,
        "content-type": "application/x-www-form-urlencoded",
      },
      ...(method === "POST" && { body: "List-Unsubscribe=One-Click" }),
    });
  expect((await press("GET")).status).toBe(404);
  expect((await press("POST", `${path}x`)).status).toBe(200);
  expect(await reads()).toBe(true);
  for (const _ of [1, 2]) expect((await press("POST")).status).toBe(200);
  expect(await reads()).toBe(false);
});

test("only letters that can be ended say how", async () => {
  const { subscribe, confirm, inbox, linkIn } = aShopWithReaders();
  await subscribe();
  await confirm(linkIn(0, "confirm"));
  await subscribe();
  expect(inbox.map(({ leaveAt }) => leaveAt !== undefined)).toEqual([false, true, true]);
});

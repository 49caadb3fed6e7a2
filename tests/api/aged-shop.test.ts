import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { forgetGuests } from "../../functions/core/accounts/guests/forget-guests.ts";
import { discardFiles } from "../../functions/core/images/remove.ts";
import { wakeImages } from "../../functions/core/images/wake-images.ts";
import { closeMailbox } from "../../functions/core/mail/closed-mailboxes.ts";
import { wakeOrders } from "../../functions/core/orders/wake-orders.ts";
import type { Item } from "../../functions/lib/table/engine.ts";
import { aTill } from "../support/till.ts";
import { ada, type aVisitor } from "../support/visitor.ts";

type Browser = ReturnType<typeof aVisitor>;
const ship = { shippingAddress: { countryCode: "US" } };

/** Everything that the shop has written, and every file it has put away. */
function watched() {
  const till = aTill();
  const { shop, clock, payments, printer, drawAll, work } = till;
  const keys = new Map<string, { pk: string; sk: string }>();
  const { write } = shop.engine;
  shop.engine.write = async (writes, now) => {
    for (const one of writes) if (one.kind === "put") keys.set(`${one.item.pk} ${one.item.sk}`, one.item);
    return write(writes, now);
  };
  const files = new Set<string>();
  const { put, remove } = shop.pictures;
  shop.pictures.put = async (key, picture) => {
    files.add(key);
    return put(key, picture);
  };
  shop.pictures.remove = async (key) => {
    files.delete(key);
    return remove(key);
  };
  /** What is left: what has expired, the database deletes within days. */
  async function left(): Promise<Item[]> {
    const now = clock.now().getTime() / 1000;
    const found = await Promise.all(
      [...keys.values()].map((key) => shop.engine.get(key, { consistent: true })),
    );
    return found.filter((item) => item !== undefined).filter(({ ttl }) => ttl === undefined || ttl > now);
  }
  async function sweep() {
    for await (const due of shop.table.due(clock.now())) {
      await wakeImages(shop, due);
      await wakeOrders(shop, due);
      await discardFiles(shop, due);
      await forgetGuests(shop, due);
    }
    await drawAll();
    await work();
  }
  /** Someone who was here and never comes back: pictures, a cart, and an order that arrives. */
  async function buyAs(
    { browser, line, image, order }: Awaited<ReturnType<typeof till.aShopper>>,
    email: string,
  ) {
    await browser.call("PUT", "/cart", { items: [line()], ...ship });
    const { orderId, pageId } = await order();
    payments.pay(pageId, { method: "Express", email, name: `The person of ${email}` });
    await browser.get(`/cart/checkout-session/${orderId}`);
    await work();
    printer.deliver(orderId);
    return { orderId, imageId: image._id as string };
  }
  return { ...till, left, files, sweep, buyAs };
}

const become = async (browser: Browser, mailedToken: () => string, email: string) => {
  await browser.post("/auth/register", { ...ada, email });
  await browser.post("/auth/verify-email", { emailToken: mailedToken() });
};

/** A shop as busy as one of each, left alone for two years with only its clock at work. */
async function twoYearsLater() {
  const shop = watched();
  const { aShopper, buyAs, visitor, mailedToken, clock } = shop;

  const stays = await aShopper();
  await become(stays.browser, mailedToken, "stays@example.com");
  const hers = await buyAs(stays, "stays@example.com");
  const leaves = await aShopper();
  await become(leaves.browser, mailedToken, "leaves@example.com");
  await buyAs(leaves, "leaves@example.com");
  const guest = await aShopper();
  await guest.browser.call("PUT", "/cart", { items: [guest.line()], ...ship });
  const buyer = await aShopper();
  const theirs = await buyAs(buyer, "buyer@example.com");
  const undecided = await aShopper();
  const { pageId } = await undecided.order();
  await shop.payments.close(pageId);

  await visitor().post("/auth/login", { email: "stays@example.com", password: ada.password });
  const nobody = visitor();
  await nobody.post("/auth/register", { ...ada, email: "claimed@example.com" });
  await nobody.post("/auth/forgot-password", { email: "stays@example.com" });
  await nobody.post("/newsletter/subscribe", { email: "never-confirmed@example.com" });
  await nobody.post("/newsletter/subscribe", { email: "reader@example.com" });
  await nobody.post("/newsletter/confirm", { token: mailedToken() });
  const message = { subject: "A question", message: "Do you frame ducks?" };
  await nobody.post("/contact-form", { ...message, name: "A writer", email: "writer@example.com" });
  await nobody.post(`/images/${stays.image._id}/report`, { why: "other", words: "I saw a duck." });
  await closeMailbox(shop.shop, "closed@example.com", "came back");
  expect((await leaves.browser.delete("/user", { password: ada.password })).status).toBe(200);

  const before = await shop.left();
  for (let days = 0; days < 730; days += days < 60 ? 1 : 10) {
    clock.advance({ days: days < 60 ? 1 : 10 });
    await shop.sweep();
  }
  const after = await shop.left();
  const ofType = (type: string) => after.filter((item) => item.type === type);
  return { ...shop, before, after, ofType, text: JSON.stringify(after), hers, theirs, stays, guest, buyer };
}

const page = readFileSync(
  join(import.meta.dirname, "../../web/src/pages/PrivacyPolicy.tsx"),
  "utf8",
).replaceAll(/\s+/g, " ");

describe("two years later, the shop holds what its policy says", () => {
  let shop: Awaited<ReturnType<typeof twoYearsLater>>;
  beforeAll(async () => {
    shop = await twoYearsLater();
  }, 240_000);

  /** Each sentence of the policy, and what it means for what is left. */
  const promises: [sentence: string, holds: () => void | Promise<void>][] = [
    [
      "Your account and pictures stay until you delete them.",
      async () => {
        const [profile, ...more] = shop.ofType("profile");
        expect(profile?.data).toMatchObject({ email: "stays@example.com" });
        expect(more).toEqual([]);
        expect(shop.ofType("image")).toHaveLength(4);
        expect((await shop.visitor().get(`/images/${shop.hers.imageId}`)).status).toBe(200);
      },
    ],
    [
      "A guest's pictures are deleted 90 days after the last visit, unless there is an order",
      async () => {
        for (const { image } of [shop.guest, shop.buyer])
          expect((await shop.visitor().get(`/images/${image._id}`)).status).toBe(404);
        const hers = new Set(shop.ofType("image").map(({ pk }) => pk.slice("B#".length)));
        const others = [...shop.files].filter((key) => ![...hers].some((batch) => key.includes(batch)));
        expect(others).toEqual([]);
      },
    ],
    [
      "Messages are kept for one year.",
      () => {
        expect(shop.ofType("contact")).toEqual([]);
        expect(shop.text).not.toMatch(/duck|writer/);
      },
    ],
    [
      "The newsletter has your address until you unsubscribe",
      () => {
        expect(shop.ofType("newsletter-reader").map(({ data }) => data.email)).toEqual([
          "reader@example.com",
        ]);
        expect(shop.text).not.toContain("never-confirmed");
      },
    ],
    [
      "Orders are kept as long as tax law requires, even when an account is deleted",
      () => {
        const sold = shop.ofType("order").map(({ data }) => data as { userId: string; state: string });
        expect(sold.map(({ state }) => state)).toEqual(["completed", "completed", "completed"]);
        expect(sold.filter(({ userId }) => userId !== "")).toHaveLength(1);
        expect(shop.text).not.toMatch(/leaves@|buyer@/);
      },
    ],
    [
      "What was never paid is deleted after 90 days",
      () => expect(shop.ofType("order").filter(({ data }) => data.state === "expired")).toEqual([]),
    ],
    [
      "an address that somebody typed and nobody confirmed, after a week",
      () => expect(shop.text).not.toMatch(/claimed@/),
    ],
    [
      "An address that our mail came back from is remembered for 90 days, as a fingerprint",
      () => expect(shop.ofType("closed-mailbox")).toEqual([]),
    ],
    [
      "What somebody reports of a picture is kept for a year",
      () => expect(shop.ofType("report")).toEqual([]),
    ],
    [
      "the files that were printed, half a year",
      () => expect([...shop.files].filter((key) => key.includes("/prints/"))).toEqual([]),
    ],
  ];

  test.each(promises)("%s", async (sentence, holds) => {
    expect(page).toContain(sentence);
    await holds();
  });

  test("of each kind there was something, and nothing else is left than what stays on purpose", () => {
    const kinds = (items: Item[]) => [...new Set(items.map(({ type }) => type))].toSorted();
    expect(kinds(shop.before)).toEqual(
      expect.arrayContaining(["cart", "claim", "contact", "mail-token", "network", "report", "session"]),
    );
    expect(kinds(shop.after)).toEqual([
      "batch",
      "cart",
      "customer",
      "image",
      "login",
      "newsletter-reader",
      "order",
      "order-clue",
      "order-mail",
      "owned-order",
      "profile",
    ]);
  });

  test("nothing that is left names somebody who has gone", () => {
    expect(shop.text.match(/[\w-]+@[\w.]+/g)?.filter((email) => !/^(stays|reader)@/.test(email))).toEqual([]);
    expect(shop.text).not.toMatch(/The person of (?!stays@)/);
    expect(shop.text).not.toContain(JSON.stringify(shop.theirs.imageId).slice(1, -1));
  });

  test("its owner reads all of that in the export", async () => {
    const browser = shop.visitor();
    await browser.post("/auth/login", { email: "stays@example.com", password: ada.password });
    const { body } = await browser.get("/user/export");
    expect(body).toMatchObject({
      account: { email: "stays@example.com" },
      sessions: [{}],
      cart: {},
      newsletter: null,
      messages: [],
    });
    expect(body.images).toHaveLength(4);
    expect(body.orders).toHaveLength(1);
  });
});

import { expect, test } from "vitest";
import { aTill } from "../support/till.ts";
import { ada } from "../support/visitor.ts";

const email = "ada@example.com";

/** A guest who has bought, reads the newsletter, and asks by mail for what is kept of them. */
async function aGuestWhoAsks() {
  const till = aTill();
  const { browser, buy } = await till.aShopper();
  const orderId = await buy();
  const other = await till.aGuest();
  await other.post("/newsletter/subscribe", { email });
  const token = /confirm=(\S+)/.exec(till.inbox.at(-1)?.text ?? "")?.[1];
  await other.post("/newsletter/confirm", { token });
  const { number, userId } = await till.kept(orderId);
  return { ...till, browser, orderId, number, userId };
}

test("who a guest is, and what there is of them, is found by their address or by an order", async () => {
  const { ops, orderId, number, userId } = await aGuestWhoAsks();
  const said = `${userId}  guest  since 2026-11-20T12:00:00.000Z`;
  expect(await ops("person", " ADA@example.com")).toMatch(new RegExp(`^${said}  .*orders 1, newsletter 1`));
  for (const word of [orderId, number]) {
    expect(await ops("person", word)).toMatch(new RegExp(`^${said}  .*orders 1`));
    expect(await ops("person", word)).not.toContain("newsletter");
  }
  for (const name of ["person", "export", "forget"])
    await expect(ops(name, "WF-NOBODY")).rejects.toThrow("Nobody is known by WF-NOBODY.");
});

test("what is kept of a guest is exported as an account's owner exports it, with what is known by the address", async () => {
  const { ops, browser, orderId } = await aGuestWhoAsks();
  const { body } = await browser.get("/user/export");
  expect(JSON.parse(await ops("export", orderId))).toEqual(body);
  expect(JSON.parse(await ops("export", email))).toMatchObject({
    ...{ orders: [{ _id: orderId }], images: body.images, newsletter: { email } },
  });
});

test("a guest is forgotten, and what has to be kept is said", async () => {
  const { ops, browser, orderId, kept } = await aGuestWhoAsks();
  expect(await ops("forget", email)).toBe(
    "They are forgotten.\nKept of images: the original of what an order still waits for, until its print is made.\nKept of orders: what was sold, when and for how much, without the person: the law wants books.",
  );
  expect((await browser.get("/user")).status).toBe(403);
  expect(await kept(orderId)).toMatchObject({ forget: true });
  expect(await ops("readers")).toBe("Nobody reads the newsletter yet.");
  await expect(ops("person", email)).rejects.toThrow("Nobody is known by");
});

test("of several behind one address none is given away or forgotten before one is named", async () => {
  const { ops, aShopper, orderId, kept } = await aGuestWhoAsks();
  const second = await (await aShopper()).buy();
  expect((await ops("person", email)).split("\n")).toHaveLength(2);
  for (const name of ["export", "forget"])
    await expect(ops(name, email)).rejects.toThrow(`2 people are known by ${email}: name one by an order.`);
  await ops("forget", second);
  expect(await kept(second)).toMatchObject({ forget: true });
  expect(await kept(orderId)).not.toHaveProperty("forget");
});

test("an address without an account or an order has what it subscribed to; an account is found by its own", async () => {
  const till = aTill();
  const browser = await till.aRegistered();
  await browser.post("/newsletter/subscribe", { email: "grace@example.com" });
  await browser.post("/newsletter/confirm", {
    token: /confirm=(\S+)/.exec(till.inbox.at(-1)?.text ?? "")?.[1],
  });
  expect(await till.ops("person", email)).toContain("  registered  ");
  expect(await till.ops("person", "grace@example.com")).toBe("no account  newsletter 1");
  expect(JSON.parse(await till.ops("export", "grace@example.com"))).toMatchObject({
    newsletter: { email: "grace@example.com" },
  });
  expect(await till.ops("forget", "grace@example.com")).toContain("They are forgotten.");
  expect(await till.ops("readers")).toBe("Nobody reads the newsletter yet.");
  await till.ops("forget", email);
  expect((await browser.get("/user")).status).toBe(403);
});

test("whose order was paid with somebody else's address is not given away or forgotten by that address", async () => {
  const till = aTill();
  const { browser, buy } = await till.aShopper();
  const orderId = await buy();
  const carol = { ...ada, email: "carol@example.com" };
  await browser.post("/auth/register", carol);
  await browser.post("/auth/verify-email", { emailToken: till.mailedToken() });
  expect((await till.kept(orderId)).userId).toBe((await browser.get("/user")).body.user._id);

  expect(await till.ops("person", email)).toMatch(/registered {2}carol@example\.com {2}since .*orders 1/);
  for (const name of ["export", "forget"])
    for (const word of [email, orderId])
      await expect(till.ops(name, word)).rejects.toThrow(
        "That is an account's, of carol@example.com: it is named by that address, from which they write.",
      );
  // Also where the address has an account of its own, or a guest.
  const guest = await till.aShopper();
  const theirs = await guest.buy();
  expect(JSON.parse(await till.ops("export", email))).toMatchObject({ orders: [{ _id: theirs }] });
  await till.ops("forget", email);
  expect(await till.kept(theirs)).toMatchObject({ forget: true });
  expect(await till.kept(orderId)).not.toHaveProperty("forget");
  expect(JSON.parse(await till.ops("export", "Carol@example.com"))).toMatchObject({
    orders: [{ _id: orderId }],
  });
});

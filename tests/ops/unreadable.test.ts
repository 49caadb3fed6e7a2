import { expect, test } from "vitest";
import { parseImageId } from "../../functions/core/images/image-id.ts";
import { images } from "../../functions/core/images/items.ts";
import { takenDowns } from "../../functions/core/images/taken-down.ts";
import { memoryEngine } from "../support/memory-engine.ts";
import { aTill } from "../support/till.ts";
import { madeUnreadable, ofLater } from "../support/unreadable.ts";

/** Two orders of one shopper that wait for a person; the first of them cannot be read. */
async function oneUnreadable() {
  const engine = memoryEngine();
  const till = aTill({ kept: engine });
  const { browser, buy, order } = await till.aShopper();
  const [odd, other] = [await buy(), await buy()];
  for (const id of [odd, other]) await till.ops("hold", id, "look");
  const become = await madeUnreadable(engine, odd);
  const errors = () => till.logged.filter(({ level }) => level === "error");
  return { ...till, browser, order, odd, other, become, errors };
}

test("an order that cannot be read is a row of its own in every list, and hides no other", async () => {
  const { ops, odd, other } = await oneUnreadable();
  for (const words of [["orders"], ["attention"], ["find", "ada@example.com"]]) {
    const said = (await ops(words[0] ?? "", ...words.slice(1))).split("\n");
    expect(said).toHaveLength(2);
    expect(said[0]).toBe(`${odd}  cannot be read: \`explain ${odd}\` says why`);
    expect(said[1]).toContain(other);
  }
});

test("what cannot be read in the list of those that want a person hides nobody either", async () => {
  const { ops, odd, other, become, shop } = await oneUnreadable();
  await become("held");
  await shop.table.write({
    kind: "put",
    item: {
      pk: "ATTENTION",
      sk: odd,
      type: "order-attention",
      v: 9,
      data: { of: "a release to come" },
      w: "",
    },
    expect: { below: 9 },
  });
  const said = (await ops("attention")).split("\n");
  expect(said.map((row) => row.split("  ")[0])).toEqual([odd, other]);
});

test("it is shown as it stands, and what cannot be done about it is said", async () => {
  const { ops, odd } = await oneUnreadable();
  expect(JSON.parse(await ops("order", odd))).toMatchObject({
    ...{ pk: `O#${odd}`, sk: "ORDER" },
    data: { orderId: odd, state: "a state to come" },
  });
  for (const name of ["explain", "timeline", "retry", "refund", "settle"])
    await expect(ops(name, odd)).rejects.toMatchObject({
      name: "NotPossible",
      message: expect.stringMatching(`^Order ${odd} cannot be read, so nothing can be done about it: `),
    });
});

test("the audit tells of it, and looks at all the others", async () => {
  const { ops, odd, errors, payments, order, kept, pass } = await oneUnreadable();
  const late = await order();
  await pass({ minutes: 40 });
  payments.pay(late.pageId);
  errors();
  const before = errors().length;
  expect(await ops("audit")).toBe("1 payments were taken up again, 0 prints are unknown to us.");
  expect((await kept(late.orderId)).state).toBe("paid");
  expect(errors().slice(before)).toMatchObject([
    { event: "audit.unreadable", fields: { orderId: odd, failure: expect.stringContaining("is no order") } },
    { event: "audit.missed-payment", fields: { orderId: late.orderId } },
  ]);
});

test("its owner sees the others, checks out again, and can have and erase what is theirs", async () => {
  const { browser, odd, other, errors, become, kept, order, ops } = await oneUnreadable();
  const { status, body } = await browser.get("/orders");
  expect([status, body.orders.map(({ _id }: { _id: string }) => _id)]).toEqual([200, [other]]);
  expect(errors()).toMatchObject([{ event: "order.unreadable", fields: { orderId: odd } }]);
  expect((await order()).orderId).not.toBe("");
  const { body: mine } = await browser.get("/user/export");
  expect(mine.orders.map(({ _id }: { _id: string }) => _id)).toEqual([other]);
  await expect(ops("person", odd)).resolves.toContain("  guest  ");
  expect((await browser.delete("/user", {})).status).toBe(200);
  expect((await browser.get("/user")).status).toBe(403);
  await become("held");
  for (const id of [odd, other]) expect(await kept(id)).toMatchObject({ forget: true });
});

test("a picture that cannot be read is taken down as far as that goes: nothing more is printed of it", async () => {
  const engine = memoryEngine();
  const { aShopper, ops, kept, pass, shop } = aTill({ kept: engine });
  const { buy, image } = await aShopper();
  const orderId = await buy();
  const id = parseImageId(image._id);
  if (!id) throw new Error("no id");
  await ofLater(engine, images.key(id));
  await expect(ops("takedown", image._id)).rejects.toMatchObject({
    name: "NotPossible",
    message: expect.stringMatching(/^It is not printed from now on, and cannot be read: .* is no image/),
  });
  await pass({ minutes: 31 });
  expect((await kept(orderId)).state).toBe("held");
  expect(await shop.table.get(takenDowns, { imageId: image._id })).toBeDefined();
});

test("an order of a picture that is taken down is told of, though it cannot be read: it may be at the print house", async () => {
  const { shop, ops, aShopper } = aTill();
  const { image, buy } = await aShopper();
  const { buy: buyOther } = await aShopper({ address: "10.9.9.9" });
  const [orderId, other] = [await buy({ method: "Express" }), await buyOther({ method: "Express" })];
  const becomes = await madeUnreadable(shop.engine, orderId);
  await madeUnreadable(shop.engine, other);
  const said = `Order ${orderId} may be at the print house, and cannot be read: type it again when it can.`;
  expect((await ops("takedown", image._id)).split("\n").slice(3)).toEqual([said]);
  expect(await ops("takedown", image._id)).toContain(said);
  await becomes("in production");
  expect(await ops("takedown", image._id)).toContain(`Order ${orderId} is at the print house.`);
});

import { expect, test } from "vitest";
import type { Parcel } from "../../../functions/core/fulfilment/printer-shape.ts";
import { twoLines } from "../../support/two-lines.ts";

/** An order of one sheet of one kind and two of another, at a print house that packs them into parcels. */
async function packed() {
  const lines = await twoLines();
  const { printer, orderId, kept, ops } = lines;
  const [one = "", two = ""] = printer.find(orderId)?.order.items.map(({ reference }) => reference) ?? [];
  const parcel = (id: string, status: Parcel["status"], ...items: string[]) => ({ id, status, items });
  const says = async (...parcels: Parcel[]) => {
    printer.change(orderId, { parcels });
    await lines.pass({ hours: 25 });
    return { state: (await kept(orderId)).state, attention: await ops("attention") };
  };
  return { ...lines, one, two, parcel, says };
}
const none = "No order wants a person.";

test("what is packed anew in another place is no loss", async () => {
  const { says, parcel, one, two, inbox } = await packed();
  const is = await says(
    parcel("shp_1", "cancelled", one),
    parcel("shp_2", "processing", two),
    parcel("shp_3", "processing", one),
  );
  expect(is).toEqual({ state: "in production", attention: none });
  const sent = [parcel("shp_2", "dispatched", two), parcel("shp_3", "dispatched", one)];
  expect(await says(...sent)).toEqual({ state: "shipped", attention: none });
  expect(inbox.at(-1)?.text).not.toContain("could not be sent");
});

test("what counted as lost and is in another parcel after all is off the list, and not printed again for that", async () => {
  const { says, parcel, one, two, logged } = await packed();
  const lost = [parcel("shp_1", "cancelled", one), parcel("shp_2", "processing", two)];
  expect((await says(...lost)).attention).toContain(`parcel cancelled: shp_1 with ${one}`);
  const found = [...lost, parcel("shp_3", "processing", one)];
  expect(await says(...found)).toEqual({ state: "in production", attention: none });
  const lostAgain = [...lost, parcel("shp_3", "cancelled", one)];
  expect((await says(...lostAgain)).attention).toContain(`shp_3 with ${one}`);
  expect(logged.filter(({ event }) => event === "order.wants-person")).toHaveLength(2);
});

test("and once the rest is on its way as well", async () => {
  const { says, parcel, one, two } = await packed();
  const lost = [parcel("shp_1", "cancelled", one), parcel("shp_2", "dispatched", two)];
  expect(await says(...lost)).toMatchObject({
    state: "shipped",
    attention: expect.stringContaining("shp_1"),
  });
  const found = [...lost, parcel("shp_3", "dispatched", one)];
  await says(...found);
  expect(await says(...found)).toEqual({ state: "shipped", attention: none });
});

test("of two copies one may be in each: that is told", async () => {
  const { says, parcel, one, two } = await packed();
  const is = await says(
    parcel("shp_1", "dispatched", one),
    parcel("shp_2", "dispatched", two),
    parcel("shp_3", "cancelled", two),
  );
  expect(is).toMatchObject({ state: "shipped", attention: expect.stringContaining(`shp_3 with ${two}`) });
});

test("what was to go with a parcel that is not packed any more is lost with the one that came instead", async () => {
  const { says, parcel, one, two } = await packed();
  await says(parcel("shp_1", "processing", one, two));
  const is = await says(parcel("shp_2", "cancelled", one), parcel("shp_3", "processing", two));
  expect(is.attention).toContain(`shp_2 with ${one}`);
});

test("what was in a parcel of which nothing is told any more is not safe there", async () => {
  const { says, parcel, one, two } = await packed();
  await says(parcel("shp_1", "dispatched", one), parcel("shp_2", "dispatched", two));
  const lost = parcel("shp_2", "cancelled", one, two);
  await says(lost);
  const is = await says(lost);
  expect(is.attention).toContain(`shp_2 with ${one}, ${two}`);
});

test("called off in part: what is not made is told, and paid back by a person", async () => {
  const { printer, orderId, shopper, shop, says, parcel, one, two, ops, back, kept } = await packed();
  shop.printer = {
    ...printer,
    async cancel() {
      printer.change(orderId, { parcels: [parcel("shp_1", "cancelled", one)] });
      return { outcome: "too late" };
    },
  };
  await shopper.browser.post(`/orders/${orderId}/cancel`);
  const rest = [parcel("shp_1", "cancelled", one), parcel("shp_2", "dispatched", two)];
  expect(await says(...rest)).toMatchObject({ state: "shipped", attention: expect.stringContaining(one) });
  expect(back()).toBe(0);
  await ops("refund", orderId, "lines", "1");
  expect(back()).toBe((await kept(orderId)).lines[0]?.price);
});

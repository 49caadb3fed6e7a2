import { expect, test } from "vitest";
import { twoLines } from "../../support/two-lines.ts";

test("one of two parcels cancelled: the other is on its way, and a person pays for the lost line", async () => {
  const { printer, orderId, pass, ops, inbox, back, kept, logged } = await twoLines();
  printer.split(orderId, ["dispatched", "cancelled"]);
  await pass({ hours: 13 });
  expect((await kept(orderId)).state).toBe("shipped");
  expect(inbox.at(-1)?.text).toContain("Another part could not be sent");
  expect(logged).toContainEqual(expect.objectContaining({ event: "order.wants-person" }));
  expect(await ops("attention")).toContain(`parcel cancelled: shp_2 with ${orderId}-2`);
  expect(await ops("explain", orderId)).toContain(
    `\`refund ${orderId} lines 2\` or \`reprint ${orderId} lines 2\``,
  );
  expect(back()).toBe(0);
  await ops("refund", orderId, "lines", "2");
  const { lines } = await kept(orderId);
  expect(back()).toBe((lines[1]?.price ?? 0) * 2);
  expect(await ops("attention")).toBe("No order wants a person.");
});

test("one of two printed anew instead: one more print, of that line alone", async () => {
  const { printer, orderId, pass, ops, back } = await twoLines();
  printer.split(orderId, ["dispatched", "cancelled"]);
  await pass({ hours: 13 });
  await ops("reprint", orderId, "lines", "2");
  expect(printer.find(`${orderId}:r1`)?.order.items).toMatchObject([{ sku: "GLOBAL-FAP-12X18", copies: 2 }]);
  expect(back()).toBe(0);
});

test("cancelled after one of two went out: that is not given away, and the other is not forgotten", async () => {
  const { printer, orderId, pass, ops, inbox, back, kept } = await twoLines();
  const items = printer.find(orderId)?.order.items.map(({ reference }) => reference) ?? [];
  printer.change(orderId, {
    stage: "cancelled",
    parcels: [{ id: "shp_1", status: "dispatched", items: items.slice(0, 1), trackingNumber: "94001" }],
  });
  await pass({ hours: 13 });
  expect(back()).toBe(0);
  expect((await kept(orderId)).state).toBe("shipped");
  expect(inbox.at(-1)?.text).toContain("Another part could not be sent");
  expect(await ops("attention")).toContain(`parcel cancelled: no parcel with ${orderId}-2`);
  await ops("refund", orderId, "lines", "2");
  const { lines } = await kept(orderId);
  expect(back()).toBe((lines[1]?.price ?? 0) * 2);
  await pass({ days: 30 });
  expect(await ops("attention")).toBe("No order wants a person.");
  expect((await kept(orderId)).state).toBe("completed");
});

test("the first of two parcels is not yet the order, and a second that is never packed is not forgotten", async () => {
  const { printer, orderId, pass, ops, inbox, kept } = await twoLines();
  const items = printer.find(orderId)?.order.items.map(({ reference }) => reference) ?? [];
  const first = { id: "shp_1", status: "dispatched" as const, items: items.slice(0, 1) };
  printer.change(orderId, { parcels: [first] });
  await pass({ hours: 13 });
  expect((await kept(orderId)).state).toBe("in production");
  expect(inbox.at(-1)?.subject).toMatch(/^A part of order .* is on its way$/);
  const second = { id: "shp_2", status: "dispatched" as const, items: items.slice(1) };
  printer.change(orderId, { parcels: [first, second] });
  await pass({ days: 2 });
  expect(inbox.at(-1)?.subject).toContain("is on its way");
  printer.change(orderId, { stage: "cancelled", parcels: [first, { ...second, status: "cancelled" }] });
  await pass({ days: 3 });
  expect(await ops("attention")).toContain(`parcel cancelled: shp_2 with ${items[1]}`);
});

test("a part that is sent ahead is told with its number, and nobody calls all of it off any more", async () => {
  const { printer, orderId, pass, inbox, shopper, back, kept } = await twoLines();
  const items = printer.find(orderId)?.order.items.map(({ reference }) => reference) ?? [];
  const first = { id: "shp_1", status: "dispatched" as const, items: items.slice(0, 1), trackingNumber: "1" };
  printer.change(orderId, { parcels: [first] });
  await pass({ hours: 13 });
  expect(inbox.at(-1)?.text).toContain("The rest follows");
  expect(inbox.at(-1)?.text).toContain("Tracking number 1");
  const { order } = (await shopper.browser.get(`/orders/${orderId}`)).body;
  expect(order).toMatchObject({ partSent: true, canCancel: false });
  expect(order.timeline.at(-1).what).toBe("A part of it is on its way, and the rest follows.");
  expect((await shopper.browser.post(`/orders/${orderId}/cancel`)).status).toBe(409);
  for (let days = 0; days < 12; days++) await pass({ days: 1 });
  const subjects = inbox.map(({ subject }) => subject).join();
  expect(subjects).not.toContain("takes longer");
  expect(subjects.split("A part of order")).toHaveLength(2);
  const second = { id: "shp_2", status: "dispatched" as const, items: items.slice(1), trackingNumber: "2" };
  printer.change(orderId, { stage: "complete", parcels: [first, second] });
  await pass({ days: 2 });
  expect(inbox.at(-1)?.text).toContain("Tracking number 1\n\nTracking number 2");
  const { body } = await shopper.browser.get(`/orders/${orderId}`);
  expect(body.order.parcels).toEqual([{ trackingNumber: "1" }, { trackingNumber: "2" }]);
  expect(body.order.prodigiOrderDetails).toEqual({ trackingNumber: "1" });
  expect([(await kept(orderId)).state, back()]).toEqual(["shipped", 0]);
});

test("packed after the order had ended without it, it is no loss any more", async () => {
  const { printer, orderId, pass, kept } = await twoLines();
  const items = printer.find(orderId)?.order.items.map(({ reference }) => reference) ?? [];
  const first = { id: "shp_1", status: "dispatched" as const, items: items.slice(0, 1) };
  printer.change(orderId, { stage: "complete", parcels: [first] });
  await pass({ hours: 13 });
  const idsNow = async () => {
    const order = await kept(orderId);
    return "parcels" in order ? order.parcels?.map(({ id }) => id) : [];
  };
  expect(await idsNow()).toEqual(["shp_1", "no parcel"]);
  printer.change(orderId, { parcels: [first, { ...first, id: "shp_2", items: items.slice(1) }] });
  await pass({ days: 3 });
  expect(await idsNow()).toEqual(["shp_1", "shp_2"]);
});

test("the number of a parcel that was given up is nobody's to follow", async () => {
  const { printer, orderId, pass, shopper } = await twoLines();
  const parcel = { items: [], carrier: "USPS" };
  printer.change(orderId, {
    stage: "complete",
    parcels: [
      { ...parcel, id: "shp_1", status: "cancelled", trackingNumber: "1" },
      { ...parcel, id: "shp_2", status: "dispatched", trackingNumber: "2" },
    ],
  });
  await pass({ hours: 13 });
  const { body } = await shopper.browser.get(`/orders/${orderId}`);
  expect(body.order.prodigiOrderDetails.trackingNumber).toBe("2");
  expect(body.order.parcels).toEqual([{ carrier: "USPS", trackingNumber: "2" }]);
  expect((await shopper.browser.get("/orders")).body.orders[0]).not.toHaveProperty("parcels");
});

test("lost on its way, it has not arrived: a person decides", async () => {
  const { printer, orderId, pass, ops, inbox, kept } = await twoLines();
  printer.ship(orderId);
  await pass({ hours: 13 });
  const [parcel] = printer.find(orderId)?.state.parcels ?? [];
  if (parcel) printer.change(orderId, { parcels: [{ ...parcel, status: "cancelled" }] });
  for (let weeks = 0; weeks < 5; weeks++) await pass({ days: 7 });
  expect(inbox.map(({ subject }) => subject).join()).not.toContain("has arrived");
  expect((await kept(orderId)).state).toBe("shipped");
  expect(await ops("attention")).toContain("parcel cancelled");
});

test("a tracking number that comes later is mailed, once", async () => {
  const { printer, orderId, pass, inbox } = await twoLines();
  printer.change(orderId, { stage: "complete", parcels: [{ id: "shp_1", status: "dispatched", items: [] }] });
  await pass({ hours: 13 });
  printer.ship(orderId);
  for (let days = 0; days < 6; days++) await pass({ days: 1 });
  const tracking = inbox.filter(({ subject }) => subject.startsWith("You can follow order"));
  expect(tracking).toHaveLength(1);
  expect(tracking[0]?.text).toContain("94001");
});

test("what an operator does about one line leaves the loss of another on the list", async () => {
  const { printer, orderId, pass, ops } = await twoLines();
  printer.split(orderId, ["dispatched", "cancelled"]);
  await pass({ hours: 13 });
  await ops("refund", orderId, "lines", "1");
  expect(await ops("attention")).toContain(`${orderId}-2`);
  await ops("reprint", orderId, "lines", "1", "again");
  expect(await ops("attention")).toContain(`${orderId}-2`);
  await ops("reprint", orderId, "lines", "2");
  expect(await ops("attention")).toBe("No order wants a person.");
});

test("two lost lines are looked after one by one", async () => {
  const { printer, orderId, pass, ops } = await twoLines();
  printer.ship(orderId);
  await pass({ hours: 13 });
  const [parcel] = printer.find(orderId)?.state.parcels ?? [];
  if (parcel) printer.change(orderId, { parcels: [{ ...parcel, status: "cancelled" }] });
  await pass({ days: 3 });
  await ops("refund", orderId, "lines", "1");
  expect(await ops("attention")).toContain("parcel cancelled");
  await ops("reprint", orderId, "lines", "2");
  expect(await ops("attention")).toBe("No order wants a person.");
});

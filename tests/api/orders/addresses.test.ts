import { describe, expect, test } from "vitest";
import { addressFault } from "../../../functions/core/fulfilment/us-addresses.ts";
import { aTill } from "../../support/till.ts";

describe("where the shop sends to", () => {
  test("fifty states and the District of Columbia", () => {
    const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    const names = letters.flatMap((one) => letters.map((other) => one + other));
    expect(names.filter((state) => addressFault({ state, zip: "" })?.field === "zip")).toHaveLength(51);
  });

  // A place in each that everybody knows, one of each end of a range, and the odd ones.
  test.for([
    ["NY", "10001"],
    ["NY", "00501"],
    ["NY", "06390"],
    ["MA", "02108-1234"],
    ["MA", "05501"],
    ["VT", "05401"],
    ["TX", "73301"],
    ["TX", "88510"],
    ["OK", "73102"],
    ["DC", "20500"],
    ["VA", "20190"],
    ["FL", "34990"],
    ["GA", "39901"],
    ["WY", "83414"],
    ["AK", "99950"],
    ["HI", "96701"],
  ])("%s %s", ([state = "", zip = ""]) => {
    expect(addressFault({ state, zip })).toBeUndefined();
  });

  test.for([
    ["ZZ", "00000", "state"],
    ["PR", "00901", "state"],
    ["AE", "09001", "state"],
    ["ny", "10001", "state"],
    ["toString", "10001", "state"],
    ["NY", "00000", "zip"],
    ["NY", "90210", "zip"],
    ["OK", "73301", "zip"],
    ["FL", "34001", "zip"],
    ["VT", "05501", "zip"],
    ["NY", "1001", "zip"],
    ["NY", "10001-12", "zip"],
    ["NY", " 10001", "zip"],
  ])("not %s %s: its %s", ([state = "", zip = "", field]) => {
    expect(addressFault({ state, zip })?.field).toBe(field);
  });
});

const boston = { line1: "2 Side Street", city: "Boston", state: "MA", zip: "02108", countryCode: "US" };

async function bought(over: { name?: string; address?: object } = {}) {
  const till = aTill();
  const shopper = await till.aShopper();
  const { orderId, pageId } = await shopper.order();
  till.payments.pay(pageId, over as Parameters<typeof till.payments.pay>[1]);
  await shopper.browser.get(`/cart/checkout-session/${orderId}`);
  await till.work();
  const correct = ({ name = "Ada King", ...change }: { name?: string; [part: string]: string } = {}) =>
    shopper.browser.call("PUT", `/orders/${orderId}/address`, { name, address: { ...boston, ...change } });
  return { ...till, shopper, orderId, correct };
}

test.for([
  [{ state: "ZZ", zip: "00000" }, "address.state", "fifty states"],
  [{ zip: "90210" }, "address.zip", "90210 is not a ZIP code in MA"],
] as const)("%o is refused at its field, with a sentence", async ([change, field, sentence]) => {
  const { correct } = await bought();
  const { status, body } = await correct(change);
  expect(status).toBe(422);
  expect(body.fields[field]).toContain(sentence);
});

test.for([
  { name: "Ada\u0000King" },
  { name: "Ada\nKing" },
  { name: "See https://example.com" },
  { name: "..." },
  { line1: "2 Side\u202eStreet" },
  { line1: "http://example.com/2" },
  { line1: "2 Side Street \u{1f3e0}" },
  { line2: "\u0007" },
  { city: "Bos\u2028ton" },
])("what cannot stand on a parcel is refused at its field: %o", async (change) => {
  const { correct, kept, orderId } = await bought();
  const { status, body } = await correct(change);
  const [[field, sentence] = []] = Object.entries(body.fields);
  expect([status, field]).toEqual([422, "name" in change ? "name" : `address.${Object.keys(change)[0]}`]);
  expect(sentence).toBe("Letters, numbers and plain signs, please, as on a parcel.");
  expect((await kept(orderId)).letters).toEqual(["placed"]);
});

test.for([
  { name: "José Ñandú-O’Neil, Jr. (c/o 佐藤)" },
  { line1: "2½ “Side” St. #4 & Apt: 5/6" },
  { line2: "№ 7" },
  { city: "St. Mary's" },
])("what people are called, and where they live, can: %o", async (change) => {
  const { correct } = await bought();
  expect((await correct(change)).status).toBe(200);
});

test("a changed address is mailed to the one who paid, and a history has an end", async () => {
  const { correct, inbox, pass } = await bought();
  for (let times = 0; times < 5; times++) expect((await correct({ line1: `${times} St` })).status).toBe(200);
  await pass({ minutes: 1 });
  expect(inbox.filter(({ subject }) => subject.includes("another address"))).toHaveLength(5);
  expect((await correct()).status).toBe(409);
});

test("an address that the print house refuses is asked for anew, and printed once it is mended", async () => {
  const address = { line1: "1 Road", city: "Albany", state: "NY", zip: "12201", countryCode: "US" };
  const till = await bought({ address });
  const { printer, orderId, pass, shopper, correct, inbox, payments } = till;
  const submit = printer.submit.bind(printer);
  till.shop.printer = {
    ...printer,
    submit: async (order) =>
      order.recipient.address.zip === "12201"
        ? { outcome: "refused", reason: "recipient.address.postalOrZipCode: Invalid", about: "address" }
        : submit(order),
  };
  await pass({ minutes: 31 });
  expect(payments.refunded).toEqual([]);
  expect(inbox.at(-1)?.subject).toContain("needs another address");
  expect(await shopper.look(orderId)).toMatchObject({ canChangeAddress: true, canCancel: true });
  expect((await correct()).status).toBe(200);
  await pass({ minutes: 1 });
  expect(printer.find(orderId)?.order.recipient.address.zip).toBe("02108");
});

test("one that nobody can send to is asked about as soon as it is paid, and once only", async () => {
  const puertoRico = { line1: "1 Calle", city: "San Juan", state: "PR", zip: "00901", countryCode: "US" };
  const { orderId, kept, inbox, ops, pass, printer } = await bought({ address: puertoRico });
  expect(await kept(orderId)).toMatchObject({ state: "held", why: "address" });
  expect(inbox.map(({ subject }) => subject.replace(/WF-\w+/, "WF"))).toEqual([
    "Your order WF",
    "Order WF needs another address",
  ]);
  // Who looks after orders may know better.
  await ops("release", orderId);
  await pass({ minutes: 31 });
  expect(printer.find(orderId)?.order.recipient.address.state).toBe("PR");
});

test.for([
  { name: "You won $500! Claim: https://evil.example/win" },
  { line1: "IMPORTANT: log in at https://evil.example" },
  { line2: "2 Side\u202eStreet" },
  { city: "..." },
])(
  "what the page to pay at took, and no parcel can bear, is asked about as well, and in no mail: %o",
  async (typed) => {
    const { name = "Ada", ...parts } = typed as Record<string, string>;
    const address = { ...boston, ...parts };
    const { orderId, kept, inbox, shopper, correct, pass, printer } = await bought({ name, address });
    expect(await kept(orderId)).toMatchObject({ state: "held", why: "address" });
    expect(inbox.map(({ subject }) => subject.replace(/WF-\w+/, "WF"))).toEqual([
      "Your order WF",
      "Order WF needs another address",
    ]);
    for (const wrong of Object.values(typed)) expect(JSON.stringify(inbox)).not.toContain(wrong);
    expect(await shopper.look(orderId)).toMatchObject({ canChangeAddress: true, canCancel: true });
    expect((await correct()).status).toBe(200);
    await pass({ minutes: 31 });
    expect(printer.find(orderId)?.order.recipient.name).toBe("Ada King");
  },
);

test("what is wrong with an address stands in its order, and nothing of it in the log", async () => {
  const moved = { line1: "1 Elm St", city: "Reno", state: "NV", zip: "10001", countryCode: "US" };
  const { orderId, kept, logged } = await bought({ address: moved });
  expect(await kept(orderId)).toMatchObject({ detail: "10001 is not a ZIP code in NV." });
  expect(logged).toContainEqual({
    level: "error",
    event: "order.wants-person",
    fields: { orderId, state: "held", why: "address" },
  });
  expect(JSON.stringify(logged)).not.toContain("10001");
});

test("an operator's address is held to the same", async () => {
  const { ops, orderId } = await bought();
  await expect(ops("address", orderId, "Ada", "1 Road", "", "Reno", "ZZ", "00000")).rejects.toThrow("fifty");
  expect(await ops("address", orderId, "Ada", "1 Road", "", "Reno", "NV", "89501")).toContain("another");
});

import { describe, expect, test } from "vitest";
import { anOrder } from "./contract.ts";
import { saying } from "./saying.ts";

// What a print house may answer that a truthful stand-in never does.

const sold = { sku: "GLOBAL-FAP-16X24", attributes: {} };
const order = { id: "ord_1" };

describe("an order that was sent", () => {
  test.for([
    [401, { outcome: "NotAuthenticated" }, "credentials"],
    [403, "<html>Forbidden</html>", "credentials"],
    [403, { outcome: "ValidationFailed", failures: {} }, "credentials"],
    [404, { outcome: "EntityNotFound" }, "silence"],
    [404, { outcome: "ValidationFailed" }, "silence"],
    [405, { outcome: "MethodNotAllowed" }, "silence"],
    [408, "", "silence"],
    [415, { outcome: "InvalidContentType" }, "silence"],
    [400, "<html>Bad Request</html>", "silence"],
    [400, { message: "Bad Request" }, "silence"],
    [400, { outcome: "InsufficientFunds" }, "silence"],
    [429, "slow down", "busy"],
    [500, { outcome: "InternalServerError" }, "silence"],
    [504, { outcome: "TimedOut" }, "silence"],
    [200, "not JSON", "silence"],
    [200, { outcome: "Created" }, "silence"],
    [200, { outcome: "Created", order: null }, "silence"],
  ] as const)("is neither accepted nor refused by %i %o", async ([status, body, why]) => {
    const { printer } = await saying(status, body);
    expect(await printer.submit(anOrder(sold))).toMatchObject({ outcome: "unsure", why });
  });

  test.for([
    [
      { outcome: "ValidationFailed", failures: { "recipient.address.postalOrZipCode": [{ code: "X" }] } },
      "address",
    ],
    [{ outcome: "validationfailed", failures: { "Recipient.Name": [{ code: "X" }] } }, "address"],
    [{ outcome: "ValidationFailed", failures: { "items[0].sku": [{ code: "SkuNotFound" }] } }, "item"],
    [{ outcome: "ValidationFailed", failures: { shippingMethod: [{ code: "X" }] } }, "other"],
    [{ outcome: "ValidationFailed", failures: { "recipient.name": [], "items[0].sku": [] } }, "other"],
    [{ outcome: "ValidationFailed" }, "other"],
    [{ statusText: "ValidationFailed", statusCode: 400, data: {} }, "other"],
  ] as const)("is refused by %o", async ([body, about]) => {
    const { printer } = await saying(400, body);
    expect(await printer.submit(anOrder(sold))).toMatchObject({ outcome: "refused", about });
  });

  test("that is neither is told by codes: what fails is logged, and words may hold an address", async () => {
    const failures = { "recipient.address": [{ code: "NoSuchPlace" }, { code: "1 Museum Mile is none" }] };
    for (const said of [
      { outcome: "Odd", failures },
      { statusText: "1 Museum Mile?", failures },
    ]) {
      const { printer } = await saying(400, said);
      const reason = `status 400; ${"outcome" in said ? "Odd; " : ""}recipient.address: NoSuchPlace`;
      expect(await printer.submit(anOrder(sold))).toMatchObject({ outcome: "unsure", reason });
      await expect(printer.read("ord_1")).rejects.toThrow(`does not answer: ${reason}`);
      await expect(printer.read("ord_1")).rejects.not.toThrow("Museum");
    }
  });

  test.for(["Created", "CreatedWithIssues", "AlreadyExists", "OnHold"])(
    "is theirs once it is %s",
    async (outcome) => {
      const { printer } = await saying(200, { outcome, order });
      expect(await printer.submit(anOrder(sold))).toEqual({ outcome: "accepted", id: "ord_1" });
    },
  );

  test("carries everything that it was ordered with, and nothing that is blank", async () => {
    const { printer, heard } = await saying(200, { outcome: "Created", order });
    const address = {
      line1: "1 Museum Mile",
      line2: "Apartment 7",
      city: "New York",
      state: "NY",
      zip: "10028",
      countryCode: "US" as const,
    };
    const items = [
      { ...sold, copies: 3, reference: "1", fileUrl: "https://shop.test/1.jpeg" },
      {
        sku: "GLOBAL-CFP-24X36",
        attributes: { color: "black" },
        copies: 1,
        reference: "2",
        fileUrl: "https://shop.test/2.jpeg",
      },
    ];
    const recipient = { name: "Ada", email: " ", address };
    await printer.submit(
      anOrder(sold, {
        key: "k",
        reference: "r",
        method: "Express",
        recipient,
        items,
        callbackUrl: "https://shop.test/c",
      }),
    );
    expect(heard).toEqual([
      {
        call: "POST /orders",
        body: {
          idempotencyKey: "k",
          merchantReference: "r",
          shippingMethod: "Express",
          callbackUrl: "https://shop.test/c",
          recipient: {
            name: "Ada",
            address: {
              line1: "1 Museum Mile",
              line2: "Apartment 7",
              townOrCity: "New York",
              stateOrCounty: "NY",
              postalOrZipCode: "10028",
              countryCode: "US",
            },
          },
          items: items.map(({ sku, attributes, copies, reference, fileUrl }) => ({
            merchantReference: reference,
            sku,
            attributes,
            copies,
            sizing: "fillPrintArea",
            assets: [{ printArea: "default", url: fileUrl }],
          })),
        },
      },
    ]);
  });
});

describe("an order that is looked at", () => {
  test.for([
    [200, "not JSON"],
    [200, { outcome: "Ok", order: null }],
    [200, { outcome: "Ok" }],
    [400, { outcome: "ValidationFailed" }],
    [404, "<html>no such gateway</html>"],
    [503, ""],
  ] as const)("is not known better after %i %o", async ([status, body]) => {
    const { printer } = await saying(status, body);
    await expect(printer.read("ord_1")).rejects.toThrow("the print house does not answer");
  });

  test("is not known better, and says in their words why", async () => {
    const refusal = { outcome: "ValidationFailed", failures: { id: [{ code: "Odd" }] } };
    const { printer } = await saying(400, refusal);
    await expect(printer.read("ord_1")).rejects.toThrow("answer: status 400; ValidationFailed; id: Odd");
    await expect(printer.since(new Date())).rejects.toThrow("answer: status 400; ValidationFailed");
  });

  test("has in each parcel what they put into it, by the references that we gave", async () => {
    const items = [
      { id: "ori_1", merchantReference: "1" },
      { id: "ori_2", merchantReference: "2" },
      { id: "ori_3", merchantReference: null },
    ];
    const shipments = [
      { id: "shp_1", items: [{ itemId: "ori_2" }, { itemId: "ori_1" }] },
      { id: "shp_2", items: [{ itemId: "ori_2" }, { itemId: "ori_3" }] },
      { id: "shp_3", items: [{ itemId: "ori_1" }, { itemId: "ori_unknown" }] },
      { id: "shp_4", items: null },
    ];
    const { printer } = await saying(200, { outcome: "Ok", order: { ...order, items, shipments } });
    expect((await printer.read("ord_1"))?.parcels).toEqual([
      { id: "shp_1", status: "processing", items: ["1", "2"] },
      // Half of what is in it is not what is in it.
      { id: "shp_2", status: "processing", items: [] },
      { id: "shp_3", status: "processing", items: [] },
      { id: "shp_4", status: "processing", items: [] },
    ]);
  });

  test("has a parcel that was cancelled, in either of the words for it", async () => {
    const shipments = [
      { id: "shp_1", cancelled: true },
      { id: "shp_2", cancelled: false, dispatchDate: "2026-11-20T00:00:00Z" },
      { id: "shp_3", cancelled: true, dispatchDate: "2026-11-20T00:00:00Z" },
    ];
    const { printer } = await saying(200, { outcome: "Ok", order: { ...order, shipments } });
    const parcels = (await printer.read("ord_1"))?.parcels ?? [];
    expect(parcels.map(({ status }) => status)).toEqual(["cancelled", "dispatched", "cancelled"]);
  });

  test("waits for our money, whether they say why or not", async () => {
    const issue = { errorCode: "RequiresPaymentAuthorisation", description: "" };
    const waits = async (issues: object[] | null) => {
      const status = { stage: "AwaitingPayment", issues };
      const { printer } = await saying(200, { outcome: "Ok", order: { ...order, status } });
      return (await printer.read("ord_1"))?.issues.map(({ code }) => code);
    };
    expect(await waits(null)).toEqual(["AwaitingPayment"]);
    expect(await waits([])).toEqual(["AwaitingPayment"]);
    expect(await waits([issue])).toEqual(["AwaitingPayment", "RequiresPaymentAuthorisation"]);
  });

  test("that is odd does not hide the others", async () => {
    const odd = { id: "ord_2", shipments: [{ id: 7 }] };
    const { printer } = await saying(200, { orders: [odd, { id: "ord_1" }, "nonsense"] });
    expect((await printer.readMany(["ord_1", "ord_2"])).map(({ id }) => id)).toEqual(["ord_1"]);
    expect((await printer.since(new Date(0))).map(({ id }) => id)).toEqual(["ord_2", "ord_1"]);
  });

  test("is not asked for without end, where pages stay empty", async () => {
    const { printer, heard } = await saying(200, { orders: [], hasMore: true });
    expect(await printer.since(new Date(0))).toEqual([]);
    expect(heard).toHaveLength(1);
  });

  test("is held back when there is none to be found", async () => {
    expect(await (await saying(404, { outcome: "EntityNotFound" })).printer.read("ord_1")).toBeUndefined();
  });

  test("may lack almost everything", async () => {
    const bare = { id: "ord_1", merchantReference: null, status: null, shipments: null, items: null };
    const { printer } = await saying(200, { outcome: "Ok", order: bare });
    expect(await printer.read("ord_1")).toEqual({
      id: "ord_1",
      stage: "in progress",
      issues: [],
      parcels: [],
    });
  });
});

describe("an order that is called off", () => {
  test.for([
    [200, { outcome: "Cancelled", order: null }, "cancelled"],
    [200, { outcome: "cancelled" }, "cancelled"],
    [200, { outcome: "Cancelled", order: { ...order, status: { stage: "Cancelled" } } }, "cancelled"],
    // Where they call off a part alone, the rest is made.
    [200, { outcome: "Cancelled", order: { ...order, status: { stage: "InProgress" } } }, "too late"],
    [200, { outcome: "FailedToCancel", order }, "too late"],
    [200, { outcome: "ActionNotAvailable" }, "too late"],
    [401, { outcome: "NotAuthenticated" }, "unsure"],
    [404, { outcome: "EntityNotFound" }, "unsure"],
    [200, {}, "unsure"],
    [200, "", "unsure"],
    [500, { outcome: "FailedToCancel" }, "unsure"],
  ] as const)("after %i %o is %s", async ([status, body, outcome]) => {
    expect(await (await saying(status, body)).printer.cancel("ord_1")).toMatchObject({ outcome });
  });
});

import { gunzipSync } from "node:zlib";
import { handle } from "hono/aws-lambda";
import { expect, test } from "vitest";
import { MOST_LINES } from "../../functions/core/cart/cart.ts";
import { batches, images } from "../../functions/core/images/items.ts";
import { LONGEST_SUBJECT } from "../../functions/core/images/subject-sizes.ts";
import { orders } from "../../functions/core/orders/items.ts";
import { creating } from "../../functions/lib/table/writes.ts";
import { urlEvent } from "../infrastructure/lambda.ts";
import { aPictureRequest } from "../support/picture-requests.ts";
import { ORIGIN_SECRET } from "../support/shop.ts";
import { aTill } from "../support/till.ts";

/** What Lambda takes and hands out at once: 6 MB of JSON, in which a body is a text within a text. */
const MOST = 6 * 1024 * 1024;

type Answer = { statusCode: number; body: string; isBase64Encoded: boolean; headers: Record<string, string> };

/** The same shop behind Lambda's own way of asking and answering. */
function throughLambda({ app }: Pick<ReturnType<typeof aTill>, "app">) {
  const handler = handle(app) as unknown as (event: object) => Promise<Answer>;
  return async (path: string, token = "", sent?: object) => {
    const headers = {
      "x-origin-secret": ORIGIN_SECRET,
      "accept-encoding": "gzip, br",
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
    };
    const [uri, query = ""] = path.split("?");
    const event = {
      ...urlEvent(
        {
          method: sent ? "POST" : "GET",
          uri: `/api/v1${uri}`,
          querystring: {},
          cookies: {},
          headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value }])),
        },
        sent && Buffer.from(JSON.stringify(sent)),
      ),
      rawQueryString: query,
    };
    const answer = await handler(event);
    const bytes = Buffer.byteLength(JSON.stringify(answer));
    const text = answer.isBase64Encoded
      ? gunzipSync(Buffer.from(answer.body, "base64")).toString()
      : answer.body;
    return { status: answer.statusCode, bytes, asked: JSON.stringify(event).length, body: JSON.parse(text) };
  };
}

test("everything of somebody who has drawn twenty thousand pictures goes out in one answer", async () => {
  const till = aTill();
  const browser = await till.aGuest();
  const { body } = await browser.post("/images/text-to-image", aPictureRequest);
  await till.drawAll();
  const { table } = till.shop;
  const [{ relatedBatch }] = body.generatedImages;
  const drawn = await table.get(images, { batchId: relatedBatch, n: 0 });
  if (!drawn) throw new Error("nothing was drawn");
  const { userId, createdAt } = drawn;
  for (let batch = 1; batch <= 400; batch++) {
    const batchId = `${relatedBatch}${batch}`;
    const many = Array.from({ length: 50 }, (_, n) => creating(images, { ...drawn, batchId, n }));
    await table.write(creating(batches, { userId, batchId, createdAt }), ...many);
  }
  const answer = await throughLambda(till)("/user/export", browser.token);
  expect([answer.status, answer.body.images.length]).toEqual([200, 20_004]);
  expect(JSON.stringify(JSON.stringify(answer.body)).length).toBeGreaterThan(MOST);
  expect(answer.bytes).toBeLessThan(MOST);
});

/** The prints of some pictures, as many as a cart takes. */
const manyPrints = (pictures: readonly { _id: string }[]) =>
  pictures
    .flatMap(({ _id: imageId }) =>
      ["12x18", "16x24", "20x30", "24x36"].flatMap((Size) =>
        ["none", "black", "white", "natural"].map((Frame) => ({ imageId, Size, Frame })),
      ),
    )
    .slice(0, MOST_LINES);

test("a page of the largest orders goes out in one answer, and so does one of pictures", async () => {
  const till = aTill();
  const shopper = await till.aShopper();
  const { browser } = shopper;
  const ask = throughLambda(till);
  const pictures = await ask("/user/generatedImages?limit=100", browser.token);
  expect((pictures.bytes / pictures.body.generatedImages.length) * 100).toBeLessThan(MOST / 4);

  const { orderId, pageId } = await shopper.order(...manyPrints(pictures.body.generatedImages));
  till.payments.pay(pageId);
  await browser.get(`/cart/checkout-session/${orderId}`);
  const order = await till.kept(orderId);
  for (let n = 0; n < 100; n++)
    await till.shop.table.write(creating(orders, { ...order, orderId: `${order.orderId}${n}` }));
  const page = await ask("/orders?limit=100", browser.token);
  expect(page.body.orders).toHaveLength(100);
  expect(page.body.orders[0].items).toHaveLength(MOST_LINES);
  expect(page.bytes).toBeLessThan(MOST / 4);
});

test("the fullest cart is kept and paid in words of any language", async () => {
  const till = aTill();
  const { browser, line, putCart, checkOut } = await till.aShopper();
  const { body } = await browser.get("/user/generatedImages?limit=100");
  const items = manyPrints(body.generatedImages).map((print) => {
    const { relatedImage, ...asked } = line(print);
    return { ...asked, relatedImage: { ...relatedImage, prompt: "森".repeat(LONGEST_SUBJECT) } };
  });
  const kept = await putCart(items);
  expect([kept.status, kept.body.cart?.items.length]).toEqual([200, MOST_LINES]);
  expect((await checkOut(kept.body.cart.items)).status).toBe(200);
});

test("the longest letter that is taken is far from what Lambda takes", async () => {
  const ask = throughLambda(aTill());
  const letter = { name: "Ada", email: "ada@example.com", subject: "A frame", message: "" };
  const room = 512 * 1024 - JSON.stringify(letter).length;
  const { asked, status } = await ask("/contact-form", "", { ...letter, message: "ä".repeat(room / 2) });
  expect([status, asked < MOST / 5]).toEqual([422, true]);
  const tooLong = await ask("/contact-form", "", { ...letter, message: "ä".repeat(room) });
  expect(tooLong.status).toBe(413);
});

const manyNames = Array.from({ length: 60_000 }, (_, n) => n.toString(36));

test.each([
  ["sixty thousand names", manyNames],
  ["one name of half a megabyte", ["n".repeat(500_000)]],
])("answers of %s are one fault, and say none of them again", async (_, names) => {
  const guest = await aTill().aGuest();
  const journeyStepValues = Object.fromEntries(names.map((name) => [name, 0]));
  const { status, body } = await guest.post("/images/text-to-image", {
    ...aPictureRequest,
    journeyStepValues,
  });
  expect([status, body.error]).toEqual([422, "Invalid journey step values"]);
});

import { expect, test } from "vitest";
import { ORIGIN_SECRET } from "../support/shop.ts";
import { ada, anOpenShop, aVisitor } from "../support/visitor.ts";

/** Nobody can make the shop's alarms ring: what cannot be understood is refused. */
const paths = ["/", "/favicon.ico", "/api", "/api/foo", "/api/v2/x", "/api//v1/health", "/api/v1/", "/%ff"];

test.for(paths)("there is nothing at %s, with and without the edge's word", async (path) => {
  const { app } = anOpenShop();
  const inside = await app.request(path, { headers: { "x-origin-secret": ORIGIN_SECRET } });
  expect([inside.status, (await inside.json()).code]).toEqual([404, "not_found"]);
  expect(inside.headers.get("x-request-id")).toBeTruthy();
  expect((await app.request(path)).status).toBe(421);
});

test.for([
  `/orders/x?key=${"é".repeat(32)}`,
  `/orders/x?key=${"𝕏".repeat(16)}`,
  `/user/generatedImages?cursor=${Buffer.from('["\\ud800"]').toString("base64url")}`,
  `/orders?cursor=${Buffer.from('["\\u0000","\\ud800","\\uffff"]').toString("base64url")}`,
])("%s is refused", async (path) => {
  const browser = await anOpenShop().aRegistered();
  const { status } = await browser.get(path);
  expect([404, 422]).toContain(status);
});

test.for([`${"A".repeat(3_000)}.x`, `x.${"A".repeat(3_000)}`, "..", ".", "a.b.c", "é.é", " "])(
  "a cookie like %s is nobody's",
  async (value) => {
    const { visitor } = anOpenShop();
    const browser = visitor();
    browser.cookie = `__Host-session=${encodeURIComponent(value)}`;
    expect((await browser.get("/user")).status).toBe(403);
  },
);

const endless = "a".repeat(2_500);

test.for([
  ["of a picture's batch", `/images/${endless}~0x`],
  ["of a shared picture's batch", `/images/${endless}~0x/preview`],
  ["of a shared picture", `/images/a~0${endless}/preview`],
  ["of a product", `/products/${endless}`],
  ["of an order", `/orders/${endless}`],
] as const)("a name without end is the name of nothing: %s", async ([, path]) => {
  const { status } = await anOpenShop().visitor().get(path);
  expect([404, 422]).toContain(status);
});

const half = "\ud800";
const item = {
  name: `Print ${half}`,
  copies: 1,
  productOptions: [],
  relatedImage: { _id: "x", imageUrl: "", prompt: half },
};

test.for([
  ["POST", "/auth/register", { ...ada, firstName: half }],
  ["POST", "/contact-form", { name: half, email: ada.email, subject: half, message: half }],
  ["PUT", "/cart", { items: [item], shippingAddress: { countryCode: "US" } }],
  ["POST", "/images/generated-images/search", { relatedBatch: half }],
  ["POST", "/images/text-to-image", { journeyId: "x", journeyStepValues: { [half]: "a subject" } }],
  ["POST", "/images/text-to-image", { journeyId: "x", journeyStepValues: { subject: [`a ${half} b`] } }],
] as const)("half a character is refused before anybody reads it: %s %s", async ([method, path, body]) => {
  const { app } = anOpenShop();
  const browser = aVisitor(app);
  await browser.post("/auth/register-guest");
  const { status, body: answer } = await browser.call(method, path, body);
  expect([status, answer.code]).toEqual([400, "malformed_json"]);
});

test("however deep a body is nested, half a character in it is found, and a whole one does no harm", async () => {
  const { app } = anOpenShop();
  const deep = async (text: string) => {
    const [open, shut] = ["[".repeat(20_000), "]".repeat(20_000)];
    const response = await app.request("/api/v1/contact-form", {
      method: "POST",
      headers: { "x-origin-secret": ORIGIN_SECRET, "content-type": "application/json" },
      body: `{"a":${open}"${text}"${shut}}`,
    });
    return [response.status, (await response.json()).code];
  };
  expect(await deep("\\ud83d")).toEqual([400, "malformed_json"]);
  expect(await deep("\\ud83d\\ude00")).toEqual([422, "invalid_input"]);
});

test.for([
  ["version", 8.64e15],
  ["version", Number.MAX_SAFE_INTEGER],
  ["since", 8.64e15],
  ["since", Number.MAX_SAFE_INTEGER],
] as const)(
  "a cart whose %s is at the end of time, %i, can be changed by who has seen it",
  async ([name, end]) => {
    const { aRegistered, visitor } = anOpenShop();
    const browser = await aRegistered();
    const put = async (body: object) =>
      (await browser.call("PUT", "/cart", { items: [], shippingAddress: { countryCode: "US" }, ...body }))
        .body;
    expect((await put({ since: 0, [name]: end })).kept).toBe(true);
    // A guest's cart that comes along makes it later by one.
    const guest = visitor();
    await guest.post("/auth/register-guest");
    await guest.call("PUT", "/cart", { items: [], shippingAddress: { countryCode: "US" } });
    await guest.post("/auth/login", ada);
    const late = await put({ since: 0 });
    expect(late.kept).toBe(false);
    const second = await put({ since: late.version, version: late.version + 1 });
    expect((await put({ since: second.version })).kept).toBe(true);
  },
);

test("a whole character that is written as two escapes is a character", async () => {
  const { app } = anOpenShop();
  const message = { name: "Ada 🐋", email: ada.email, subject: "𝕏", message: "🐋" };
  const response = await app.request("/api/v1/contact-form", {
    method: "POST",
    headers: { "x-origin-secret": ORIGIN_SECRET, "content-type": "application/json" },
    body: JSON.stringify(message).replaceAll("🐋", "\\ud83d\\udc0b"),
  });
  expect(response.status).toBe(200);
});

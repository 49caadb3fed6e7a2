import { expect, test } from "vitest";
import { aTill } from "../../support/till.ts";
import { ada } from "../../support/visitor.ts";

type Till = ReturnType<typeof aTill>;
type Shopper = Awaited<ReturnType<Till["aShopper"]>>;

const HOUR_SECONDS = 3_600;
const unpayable = { items: [], shippingAddress: { countryCode: "US" } };

/** How many of so many tries, one after the other, were not refused for their number. */
async function served(times: number, ask: (n: number) => Promise<{ status: number }>) {
  let count = 0;
  for (let n = 0; n < times; n++) if ((await ask(n)).status !== 429) count++;
  return count;
}

/** Guests who have nothing; not counted where they come from. */
async function guestsOf(till: Till, count: number, address = "198.51.100.9") {
  till.shop.accountLimits = {
    ...till.shop.accountLimits,
    guestsPerAddress: { most: 10_000, withinSeconds: HOUR_SECONDS },
  };
  return Promise.all(Array.from({ length: count }, () => till.aGuest({ address })));
}

/** The picture of somebody else may be bought: what is asked for is good, and costs a page to pay at. */
const checkOutOf = ({ line }: Shopper) => ({
  items: [line()],
  shippingAddress: { countryCode: "US" },
  currencyCode: "USD",
});

test("one account opens thirty pages to pay at in an hour, from the cart or at once", async () => {
  const till = aTill();
  const { checkOut, line } = await till.aShopper();
  const ways = ["/cart/create-checkout-session", "/create-checkout-session"];
  expect(await served(70, (n) => checkOut([line()], {}, ways[n % 2]))).toBe(30);
  till.clock.advance({ minutes: 60 });
  expect((await checkOut([line()])).status).toBe(200);
});

test("whoever becomes another guest each time opens 150 of them from one network", async () => {
  const till = aTill();
  const asked = checkOutOf(await till.aShopper());
  const guests = await guestsOf(till, 200);
  const ask = (n: number) => (guests[n] as Shopper["browser"]).post("/cart/create-checkout-session", asked);
  expect(await served(200, ask)).toBe(150);
  // Somebody with an account is not kept out by those whom they share an address with, and nobody elsewhere is.
  const user = till.visitor({ address: "198.51.100.9" });
  await user.post("/auth/register", ada);
  await user.post("/auth/verify-email", { emailToken: till.mailedToken() });
  expect((await user.post("/cart/create-checkout-session", asked)).status).toBe(200);
  const elsewhere = await till.aGuest({ address: "198.51.100.10" });
  expect((await elsewhere.post("/cart/create-checkout-session", asked)).status).toBe(200);
});

test.for([
  ["one customer of a provider with IPv6", 1, (n: number) => `2001:db8:1:2::${n}`],
  ["one with 256 networks", 2, (n: number) => `2001:db8:1:2${(n % 256).toString(16).padStart(2, "0")}::1`],
  ["one with 65,536 networks", 4, (n: number) => `2001:db8:1:${(n * 257).toString(16)}::1`],
] as const)("%s opens %i times as many, whatever address is shown", async ([, times, addressOf]) => {
  const till = aTill();
  const asked = checkOutOf(await till.aShopper());
  const [most, more] = [150 * times, 20];
  const guests = await Promise.all(
    Array.from({ length: most + more }, (_, n) => guestsOf(till, 1, addressOf(n))),
  );
  const ask = (n: number) => (guests.flat()[n] as Shopper["browser"]).post("/create-checkout-session", asked);
  expect(await served(most + more, ask)).toBe(most);
});

test("carts are changed 120 times a minute, and by guests of one network five times as often", async () => {
  const till = aTill();
  const one = await till.aGuest({ address: "198.51.100.9" });
  expect(await served(130, () => one.call("PUT", "/cart", unpayable))).toBe(120);
  const others = await guestsOf(till, 10);
  expect(await served(500, (n) => (others[n % 10] as typeof one).call("PUT", "/cart", unpayable))).toBe(480);
});

test("the print house is asked ten times a minute for one shopper's carts; the rest are estimates", async () => {
  const till = aTill();
  const { line, putCart } = await till.aShopper();
  const estimated: boolean[] = [];
  for (let copies = 1; copies <= 10; copies++)
    for (const Size of ["16x24", "20x30"]) {
      till.clock.advance({ seconds: 1 });
      const { status, body } = await putCart([line({ copies, Size })]);
      expect(status).toBe(200);
      estimated.push(body.cart.quotes[0].estimated);
    }
  expect(estimated.filter((guess) => !guess)).toHaveLength(10);
  // What is known already is asked of nobody, and somebody else is answered.
  till.clock.advance({ seconds: 1 });
  expect((await putCart([line({ Size: "16x24" })])).body.cart.quotes[0].estimated).toBe(false);
  const other = await till.aShopper({ address: "198.51.100.10" });
  const { body } = await other.putCart([other.line({ copies: 10, Size: "20x30" })]);
  expect(body.cart.quotes[0].estimated).toBe(false);
  till.clock.advance({ minutes: 1 });
  expect((await putCart([line({ copies: 9, Size: "20x30" })])).body.cart.quotes[0].estimated).toBe(false);
});

test.for([
  ["one address", () => "198.51.100.9"],
  ["one customer of a provider with IPv6", (n: number) => `2001:db8:1:2::${n}`],
  ["one network of 256 such", (n: number) => `2001:db8:1:1${n}::1`],
  ["one network of 65,536 such", (n: number) => `2001:db8:1:${n}00::1`],
] as const)("and as often for all carts of %s; who pays is asked for all the same", async ([, addressOf]) => {
  const till = aTill();
  const asked: unknown[] = [];
  const { quotes } = till.shop.printer;
  till.shop.printer = {
    ...till.shop.printer,
    quotes: (items, whose) => {
      asked.push(whose);
      return quotes(items, whose);
    },
  };
  const { line } = await till.aShopper();
  for (let n = 1; n <= 8; n++) {
    const guest = await till.aGuest({ address: addressOf(n) });
    for (const Size of ["16x24", "20x30"]) {
      const items = [line({ copies: n, Size })];
      await guest.call("PUT", "/cart", { items, shippingAddress: { countryCode: "US" } });
    }
    if (n === 8)
      await guest.post("/create-checkout-session", {
        ...{ items: [line({ copies: 9 })], shippingAddress: { countryCode: "US" }, currencyCode: "USD" },
      });
  }
  expect(asked).toEqual([...Array(10).fill("cart"), "checkout"]);
});

test("pictures under way are looked for 300 times a minute, and their owner's orders as well", async () => {
  const till = aTill();
  const { browser, image, order } = await till.aShopper();
  const { orderId } = await order();
  const look = () => browser.post("/images/generated-images/search", { relatedBatch: image.relatedBatch });
  expect(await served(310, look)).toBe(300);
  expect(await served(310, () => browser.get(`/cart/checkout-session/${orderId}`))).toBe(300);
  till.clock.advance({ minutes: 1 });
  expect((await look()).status).toBe(200);
});

test("an order is called off, or sent elsewhere, 30 times an hour", async () => {
  const till = aTill();
  const { browser, order } = await till.aShopper();
  const { orderId } = await order();
  const to = { line1: "2 Elm", city: "Boston", state: "MA", zip: "02108", countryCode: "US" };
  const ask = (n: number) =>
    n % 2 === 0
      ? browser.post(`/orders/${orderId}/cancel`)
      : browser.call("PUT", `/orders/${orderId}/address`, { name: "Ada King", address: to });
  expect(await served(40, ask)).toBe(30);
  till.clock.advance({ minutes: 60 });
  expect((await ask(0)).status).not.toBe(429);
});

test("all that is somebody's is read 20 times an hour: it asks the table for each of their batches", async () => {
  const till = aTill();
  const { browser } = await till.aShopper();
  const download = () => browser.get("/user/export");
  expect(await served(25, download)).toBe(20);
  till.clock.advance({ minutes: 60 });
  expect((await download()).status).toBe(200);
});

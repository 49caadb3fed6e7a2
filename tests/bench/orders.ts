import { aTill } from "../support/till.ts";
import { median, type Row } from "./figures.ts";

const ROUNDS = 300;
/** More would be too many for one shopper in an hour. */
const IN_AN_HOUR = 25;

/** What a shopper's calls around buying cost: requests to DynamoDB, and time in our own code. */
export async function orders(): Promise<Row[]> {
  const till = aTill();
  const shopper = await till.aShopper();
  const cart = [shopper.line({ copies: 2 }), shopper.line({ Size: "20x30" })];

  async function row(what: string, goal: string, call: () => Promise<{ status: number }>): Promise<Row> {
    const before = Object.values(till.requests).reduce((sum, one) => sum + one, 0);
    // Hour by hour: what comes between one of them does not spoil the others.
    const hours: number[] = [];
    for (let round = 0; round < ROUNDS; round += IN_AN_HOUR) {
      till.clock.advance({ hours: 1 });
      const started = performance.now();
      for (let calls = 0; calls < IN_AN_HOUR; calls++) {
        const { status } = await call();
        if (status !== 200) throw new Error(`${what} answered ${status}`);
      }
      hours.push((performance.now() - started) / IN_AN_HOUR);
    }
    const ms = median(hours);
    const requests = (Object.values(till.requests).reduce((sum, one) => sum + one, 0) - before) / ROUNDS;
    return {
      what,
      figure: `${requests} requests to DynamoDB, ${ms.toFixed(2)} ms of our own (table in memory)`,
      goal,
    };
  }

  let version = till.clock.now().getTime();
  const { orderId, pageId } = await shopper.order();
  till.payments.pay(pageId);
  await shopper.browser.get(`/cart/checkout-session/${orderId}`);
  return [
    await row("PUT /cart", "1 write", () => shopper.putCart(cart, ++version)),
    await row("POST /cart/create-checkout-session", "–", () => shopper.checkOut(cart)),
    await row("GET /cart/checkout-session/{sessionId}", "≤ 0.35 ms", () =>
      shopper.browser.get(`/cart/checkout-session/${orderId}`),
    ),
    await row("GET /orders", "1 Query, ≤ 0.35 ms", () => shopper.browser.get("/orders?limit=20&offset=0")),
  ];
}

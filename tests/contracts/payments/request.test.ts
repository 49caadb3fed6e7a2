import { expect, onTestFinished, test } from "vitest";
import { stripePayments } from "../../../functions/partners/stripe/payments.ts";
import { serveStandIn } from "../../../stacks/local/server.ts";
import { aRequest } from "./contract.ts";

test("a page is asked for in dollars that nobody converts, for half an hour, under the order's name", async () => {
  const asked: { key: string | null; form: Record<string, string> }[] = [];
  const stripe = await serveStandIn(async (request) => {
    asked.push({
      key: request.headers.get("idempotency-key"),
      form: Object.fromEntries(new URLSearchParams(await request.text())),
    });
    return Response.json({ id: "cs_1", url: "https://pay.test/cs_1" });
  });
  onTestFinished(stripe.close);
  const payments = stripePayments({ key: "sk", webhookSecrets: [], standIn: stripe.url });
  const expiresAt = new Date("2026-11-20T12:35:00Z");
  await payments.open(aRequest({ key: "co_1", orderId: "order-1", expiresAt }));
  expect(asked).toMatchObject([
    {
      key: "co_1",
      form: {
        mode: "payment",
        client_reference_id: "order-1",
        "metadata[order_id]": "order-1",
        "payment_intent_data[metadata][order_id]": "order-1",
        "adaptive_pricing[enabled]": "false",
        expires_at: String(expiresAt.getTime() / 1000),
        "shipping_address_collection[allowed_countries][0]": "US",
        "line_items[0][quantity]": "2",
        "line_items[0][price_data][product_data][name]": "Art Paper Print",
        "line_items[0][price_data][product_data][description]": "16 × 24 in",
        "line_items[0][price_data][unit_amount]": "3400",
        "line_items[0][price_data][currency]": "usd",
        "shipping_options[1][shipping_rate_data][fixed_amount][amount]": "3100",
        "shipping_options[1][shipping_rate_data][metadata][method]": "Express",
        "shipping_options[1][shipping_rate_data][delivery_estimate][maximum][value]": "6",
        customer_email: "ada@example.com",
      },
    },
  ]);
  // Nothing is said of a picture that is not there, nor anything that Stripe would have to guess at.
  const ofProduct = Object.keys(asked[0]?.form ?? {}).filter((name) => name.includes("product_data"));
  expect(ofProduct).toHaveLength(2);
  expect(Object.keys(asked[0]?.form ?? {})).not.toContain("payment_method_types[0]");
});

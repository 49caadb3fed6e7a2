import { stripePayments } from "../../../functions/partners/stripe/payments.ts";
import { openRecords } from "../../../stacks/local/records.ts";
import { startStripe } from "../../../stacks/local/stripe/start.ts";

export const KEY = "sk_test_key";
export const SECRETS = ["whsec_new", "whsec_old"] as const;

/** Fills in the page as a browser would send it. */
export const payAt = (url: string, over: Record<string, string> = {}) =>
  fetch(url, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({
      email: "ada@example.com",
      name: "Ada Lovelace",
      line1: "1 Museum Mile",
      line2: "",
      city: "New York",
      state: "ny",
      zip: "10028",
      shipping: "shr_1",
      card: "4242 4242 4242 4242",
      ...over,
    }),
  });

/** The stand-in that `npm start` opens. Nobody listens to it, unless said: what is told is another test's story. */
export async function aStripe(url = "http://127.0.0.1:9/none") {
  const records = openRecords(":memory:");
  const stripe = await startStripe({
    sessions: records.collection("sessions"),
    refunds: records.collection("refunds"),
    answers: records.collection("answers"),
    key: KEY,
    webhook: { url, secret: SECRETS[0] },
  });
  return {
    stripe,
    records,
    payments: (over: { key?: string; webhookSecrets?: readonly string[]; timeoutMs?: number } = {}) =>
      stripePayments({ key: KEY, webhookSecrets: SECRETS, standIn: stripe.url, ...over }),
    async close() {
      await stripe.close();
      records.close();
    },
  };
}

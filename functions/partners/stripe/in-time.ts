import type { IncomingMessage } from "node:http";
import type Stripe from "stripe";

type Client = ReturnType<typeof Stripe.createNodeHttpClient>;

/** Stripe's own client begins to wait anew with every byte: by this one an answer is whole in time, or none. */
export const inTime = (client: Client, patienceMs: number): Client => ({
  getClientName: () => client.getClientName(),
  async makeRequest(...request) {
    const signal = AbortSignal.timeout(patienceMs);
    const late = new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
    });
    const answer = await Promise.race([client.makeRequest(...request), late]);
    signal.addEventListener("abort", () => (answer.getRawResponse() as IncomingMessage).destroy());
    return answer;
  },
});

import { connect } from "../../../functions/partners/stripe/payments.ts";

export type Registered = { url: string; events: readonly string[]; isEnabled: boolean };

/** Which addresses Stripe tells of what happens there; fails where the key is none. */
export async function registeredWebhooks(key: string): Promise<Registered[]> {
  const { data } = await connect({ key }).webhookEndpoints.list({ limit: 100 });
  return data.map(({ url, enabled_events, status }) => ({
    url,
    events: enabled_events,
    isEnabled: status === "enabled",
  }));
}

/** Whether a webhook is told of an event: by its name, or by a star. */
export const isTold = ({ events }: Registered, event: string) =>
  events.some(
    (one) => one === "*" || one === event || (one.endsWith(".*") && event.startsWith(one.slice(0, -1))),
  );

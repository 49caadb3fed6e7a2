import { createHmac, randomBytes } from "node:crypto";
import { WANTED_EVENTS } from "../../stripe-events.ts";

type Options = { url: string; secret: string };

/** Moments after which it is told again, if nobody said that it was heard. */
const AGAIN_AFTER_MS = [1_000, 5_000, 20_000];

export function signed(body: string, secret: string, at = Math.floor(Date.now() / 1000)): string {
  const signature = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
  return `t=${at},v1=${signature}`;
}

const wanted = new Set<string>(WANTED_EVENTS);

/** Tells the shop what it is registered for, signed as Stripe signs; again for a while if it does not listen. */
export function teller({ url, secret }: Options) {
  const waiting = new Set<ReturnType<typeof setTimeout>>();

  async function post(body: string, left: readonly number[]) {
    const heard = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", "stripe-signature": signed(body, secret) },
      body,
      signal: AbortSignal.timeout(10_000),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    const [wait, ...rest] = left;
    if (heard || wait === undefined) return;
    const timer = setTimeout(() => {
      waiting.delete(timer);
      void post(body, rest);
    }, wait);
    waiting.add(timer);
  }

  return {
    tell(type: string, object: object) {
      if (!wanted.has(type)) return;
      const event = {
        id: `evt_${randomBytes(12).toString("hex")}`,
        object: "event",
        type,
        created: Math.floor(Date.now() / 1000),
        livemode: false,
        data: { object },
      };
      void post(JSON.stringify(event), AGAIN_AFTER_MS);
    },
    close() {
      for (const timer of waiting) clearTimeout(timer);
    },
  };
}

import { setTimeout as pause } from "node:timers/promises";
import { attacker, attacks, harmIn, type Target } from "./attacks.ts";
import { aBrowser } from "./browser.ts";
import { shopHonestly } from "./shopper.ts";

/** So many pictures a day that honest shoppers never use them up; who floods meets their own limit first. */
export const siegeLimits = {
  WALLFLOWER_IMAGE_LIMITS: "modelCalls=400000/86400, guardrailCalls=400000/86400",
};

type Force = { seconds: number; shoppers: number; attacksPerSecond: number };

/** A stage as attackers find it: `environment` is what it tells other processes. */
export async function targetAt(
  origin: string,
  { SST_RESOURCES_JSON = "{}" }: Record<string, string | undefined>,
): Promise<Target> {
  const linked = JSON.parse(SST_RESOURCES_JSON) as Record<string, { value: string }>;
  const left = aBrowser(origin, "127.8.0.1");
  await left.call("POST", "/auth/register-guest");
  const expired = left.token() ?? "";
  await left.call("POST", "/auth/logout");
  left.close();
  return {
    origin,
    webhookSecret: linked.StripeWebhookSecrets?.value ?? "",
    mailbox: "owner@example.com",
    expired,
  };
}

/** Honest shoppers who buy, and among them everything that is tried against shops. */
export async function besiege(target: Target, { seconds, shoppers, attacksPerSecond }: Force) {
  const { origin } = target;
  /** Each attack is tried again so soon. */
  const everyMs = (1000 / attacksPerSecond) * Object.keys(attacks).length;
  const ends = Date.now() + seconds * 1000;
  const errors: string[] = [];
  const harm: string[] = [];
  const times: number[] = [];
  const answered = new Map<string, Map<number, number>>();

  async function shopper(number: number) {
    for (let visit = 0; Date.now() < ends; visit++) {
      const started = performance.now();
      const place = `127.1.${number}.${(visit % 250) + 1}`;
      try {
        await shopHonestly(origin, place, `A heron in the reeds, ${number} ${visit}`);
        times.push(performance.now() - started);
      } catch (failure) {
        errors.push(failure instanceof Error ? failure.message : String(failure));
      }
    }
  }

  async function attack(name: string, one: (typeof attacks)[string], at: number) {
    const counts = new Map<number, number>();
    answered.set(name, counts);
    const places = Array.from({ length: 5 }, (_, n) => attacker(origin, at * 5 + n));
    for (let n = 0; Date.now() < ends; n++) {
      const browser = places[n % places.length];
      if (!browser) continue;
      // Whoever is cut off tries again; that nobody answers is seen by the honest.
      const all = await one(browser, n, target).then(
        (got) => [got].flat(),
        () => [],
      );
      for (const answer of all) {
        counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
        const found = harmIn(answer);
        if (found) harm.push(`${name}: ${found}`);
      }
      await pause(everyMs);
    }
    for (const browser of places) browser.close();
  }

  await Promise.all([
    ...Array.from({ length: shoppers }, (_, number) => shopper(number)),
    ...Object.entries(attacks).map(([name, one], at) => attack(name, one, at)),
  ]);
  return { errors, harm, times, answered };
}

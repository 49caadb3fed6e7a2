import type { Page, Route } from "@playwright/test";

/** Numbers that look random, and are the same for the same seed. */
export function dice(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const SLOW_MS = 700;

type Fault = (route: Route) => Promise<unknown>;

const faults: Fault[] = [
  (route) =>
    route.fulfill({ status: 500, json: { error: "Something went wrong on our side.", code: "internal" } }),
  (route) => route.abort(),
  (route) => new Promise((later) => setTimeout(later, SLOW_MS)).then(() => route.fallback()),
  (route) => route.fulfill({ status: 403, json: { error: "Please log in again.", code: "session_over" } }),
  (route) => route.fulfill({ status: 200, body: "<html>not what was asked</html>" }),
  (route) => route.fulfill({ status: 503, body: "" }),
];

/** Every call of the shop may come to nothing, or to something else. */
export async function beset(page: Page, random: () => number, often: number) {
  const met: string[] = [];
  await page.route("**/api/v1/**", (route) => {
    const chance = random();
    const fault = faults[Math.floor(random() * faults.length)];
    if (chance > often || !fault) return route.fallback();
    met.push(`${faults.indexOf(fault)} ${new URL(route.request().url()).pathname}`);
    return fault(route).catch(() => undefined);
  });
  return met;
}

import { quickAnswers } from "./quick-shop.ts";

type Begin = {
  /** What is followed by the number of a story, where one begins. */
  named: string;
  /** Of so many calls one meets a fault. */
  oneIn: number;
  /** How much faster time passes. */
  haste: number;
  answers: typeof quickAnswers;
};

export const begin = (named: string): Begin => ({ named, oneIn: 5, haste: 20, answers: quickAnswers });

/**
 * Runs in a page before its own code: every call of the shop may come to nothing, or to something else. Journeys,
 * products, accounts and carts are the shop's own; pictures are there at once, and the payment page pays by itself.
 * What it knows outlives its pages in the tab's own storage.
 */
export function besieged({ named, oneIn, haste, answers }: Begin) {
  type Line = { unitCost: { amount: number }; copies: number };
  type Kept = { state: number; met: string[]; bought: Line[] };
  const seed = Number(location.hash.replace(named, ""));
  if (seed) {
    // Here nobody of the story before can write any more.
    localStorage.clear();
    sessionStorage.story = JSON.stringify({ state: seed, met: [], bought: [] } satisfies Kept);
  }
  const kept = () => JSON.parse(sessionStorage.story) as Kept;
  const keep = (more: Partial<Kept>) => {
    sessionStorage.story = JSON.stringify({ ...kept(), ...more });
  };
  /** Numbers that look random, and are the same for the same seed. */
  const random = () => {
    const state = (kept().state + 0x6d2b79f5) >>> 0;
    keep({ state });
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };

  const { setTimeout: later, fetch: real } = window;
  window.setTimeout = ((run: () => void, ms = 0, ...more: []) =>
    later(run, ms / haste, ...more)) as typeof window.setTimeout;

  const json = (body: unknown, status = 200) =>
    new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
  const faults: (() => Promise<Response | undefined>)[] = [
    async () => json({ error: "Something went wrong on our side.", code: "internal" }, 500),
    async () => Promise.reject(new TypeError("Failed to fetch")),
    () => new Promise((resolve) => later(() => resolve(undefined), 700 / haste)),
    async () => json({ error: "Please log in again.", code: "session_over" }, 403),
    async () => json("<html>not what was asked</html>"),
    async () => json("", 503),
  ];

  const paid = () => {
    const { bought: items } = kept();
    const sum = items.reduce((total, { unitCost, copies }) => total + unitCost.amount * copies, 0);
    const money = (amount: number) => ({ amount, currency: answers.currency });
    const costSummary = { items: money(sum), shipping: money(0), tax: money(0), total: money(sum) };
    const { sessionId } = answers.session.session;
    return {
      checkoutSession: { sessionId, status: "pending", cart: { items } },
      order: { ...answers.order, createdAt: new Date().toISOString(), items, costSummary },
    };
  };
  const quick = (path: string, body: { items?: Line[] }) => {
    if (/images\/text-to-image|generated-images\/search|user\/generatedImages/.test(path))
      return answers.images;
    if (/\/images\/quick~/.test(path)) return answers.image;
    if (/create-checkout-session/.test(path)) {
      keep({ bought: body.items ?? [] });
      return answers.session;
    }
    return /cart\/checkout-session\//.test(path) ? paid() : undefined;
  };

  /** The shop does not know these pictures, and would sell none of them. */
  const whole = (answer: { cart: { items: { unavailable?: true }[] } }) => {
    for (const item of answer.cart.items) delete item.unavailable;
    return answer;
  };

  window.fetch = async (input, init) => {
    const { pathname } = new URL(String(input), location.href);
    if (!pathname.startsWith("/api/v1/")) return real(input, init);
    const isMet = random() * oneIn < 1;
    const kind = Math.floor(random() * faults.length);
    const fault = isMet ? faults[kind] : undefined;
    if (fault) keep({ met: [...kept().met, `${kind} ${pathname}`] });
    const disturbed = await fault?.();
    if (disturbed) return disturbed;
    const answer = quick(pathname, typeof init?.body === "string" ? JSON.parse(init.body) : {});
    if (answer) return json(answer);
    const heard = await real(input, init);
    return pathname.endsWith("/cart") && heard.ok ? json(whole(await heard.json())) : heard;
  };
}

import { createHmac } from "node:crypto";
import { aPictureRequest } from "../support/picture-requests.ts";
import { type Answered, aBrowser, type Browser } from "./browser.ts";

export type Target = { origin: string; webhookSecret: string; mailbox: string; expired: string };
type Attack = (browser: Browser, n: number, target: Target) => Promise<Answered | Answered[]>;

const json = { "content-type": "application/json" };
const odd = ["__proto__", "constructor", "prototype", "toString"];
const ways = [
  "/../../../../etc/passwd",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/pictures/..%2f..%2f..%2fetc%2fpasswd",
  "/pictures/private/images/x/original.png",
  "/assets/../../package.json",
  "/.env",
  "/.git/config",
  "//etc/passwd",
  "/api/v1/..%2f..%2fstage.env",
  "/_local/../stage.env",
];

function signed(body: string, secret: string, at: number) {
  const seal = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
  return { ...json, "stripe-signature": `t=${at},v1=${seal}` };
}

const paid = (n: number) =>
  JSON.stringify({
    id: `evt_${n % 5}`,
    object: "event",
    type: "checkout.session.completed",
    livemode: false,
    created: 1,
    data: {
      object: { id: `cs_test_${n % 5}`, object: "checkout.session", metadata: { orderId: `id-${n % 5}` } },
    },
  });

const postTo = (browser: Browser, path: string, body: string, headers: Record<string, string> = json) =>
  browser.raw(`/api/v1${path}`, { method: "POST", body, headers });

/** What is tried, all the time and all at once. */
export const attacks: Record<string, Attack> = {
  "guessed passwords": (browser, n, { mailbox }) =>
    browser.call("POST", "/auth/login", { email: mailbox, password: `guess ${n}` }),
  "guests without end": (browser) => postTo(browser, "/auth/register-guest", "{}"),
  "pictures without end": async (browser) => {
    if (!browser.token()) await browser.call("POST", "/auth/register-guest");
    return browser.call("POST", "/images/text-to-image", aPictureRequest);
  },
  "a flooded inbox": (browser, n, { mailbox }) =>
    browser.call("POST", n % 2 ? "/auth/forgot-password" : "/newsletter/subscribe", { email: mailbox }),
  "a flood of reads": (browser, n) => browser.call("GET", n % 2 ? `/products?x=${n}` : `/health?x=${n}`),
  traversal: (browser, n) => browser.raw(ways[n % ways.length] ?? "/"),
  "names of JavaScript's own": (browser, n) => {
    const name = odd[n % odd.length];
    const body = `{"${name}":{"polluted":1},"journeyId":"${name}","journeyStepValues":{"${name}":"x"}}`;
    return Promise.all([
      browser.raw(`/api/v1/health?${name}=x&${name}[polluted]=1`, { headers: { cookie: `${name}=x` } }),
      postTo(browser, "/contact-form", body),
    ]);
  },
  "large bodies": (browser, n) =>
    postTo(browser, "/contact-form", JSON.stringify({ message: "x".repeat(n % 2 ? 70_000 : 1_000_000) })),
  "deep bodies": (browser) => postTo(browser, "/contact-form", "[".repeat(30_000)),
  "forged webhooks": (browser, n) =>
    postTo(browser, "/webhooks/stripe", paid(n), signed(paid(n), "guessed", 1)),
  "webhooks again and again": (browser, n, { webhookSecret }) =>
    postTo(
      browser,
      "/webhooks/stripe",
      paid(n),
      signed(paid(n), webhookSecret, Math.floor(Date.now() / 1000)),
    ),
  "webhooks of last year": (browser, n, { webhookSecret }) =>
    postTo(browser, "/webhooks/stripe", paid(n), signed(paid(n), webhookSecret, 1_700_000_000)),
  "tokens that are over": (browser, n, { expired }) =>
    browser.call("GET", n % 2 ? "/user" : "/orders", undefined, { authorization: `Bearer ${expired}` }),
  "pages of other sites": (browser) =>
    browser.call("POST", "/auth/logout", {}, { origin: "https://evil.example" }),
  "names of other sites": (browser) =>
    browser.raw("/_local/mail.json", { headers: { host: "evil.example" } }),
  "orders of others": (browser, n) => browser.call("GET", `/orders/id-${n}?key=${"é".repeat(32)}`),
};

export const attacker = (origin: string, n: number) =>
  aBrowser(origin, `127.9.${Math.floor(n / 250)}.${(n % 250) + 1}`);

/** Answers that nobody may get, whatever they ask for. */
export function harmIn({ status, text }: Answered): string | undefined {
  if (status >= 500) return `answered ${status}`;
  if (/root:x:|DATA_DIR|SST_RESOURCES|"devDependencies"|\[core\]/.test(text))
    return "told what lies on the disk";
  return undefined;
}

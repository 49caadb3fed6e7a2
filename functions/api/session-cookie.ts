import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { SESSION_DAYS } from "../core/accounts/items.ts";
import { parseCookie } from "../core/accounts/sessions.ts";
import type { Visit } from "../core/accounts/visit.ts";
import type { KeptCart } from "../core/cart/items.ts";
import { DAY_SECONDS } from "../lib/clock.ts";

/** A visit, and until when the token that proved it is good: in seconds; undefined where the cookie did. */
export type OpenVisit = Visit<KeptCart> & { until?: number };

/**
 * The cookie that keeps somebody signed in. Scripts cannot read it, and other sites cannot send it with a form. Beside it
 * stands one that says to our own pages that it is there, and nothing else: some browsers forget sooner what a page has
 * stored, and whoever is here would look like a stranger.
 */
export type SessionCookie = {
  value: string | undefined;
  /** Who was found behind the request's credentials: nobody has to read it again. */
  visit?: OpenVisit;
  /** What proves that a mail was asked for in this browser. */
  browser: string | undefined;
  start(value: string): void;
  end(): void;
  /** It is worth nothing, and only its sign goes: by now another tab may have been given a new one. */
  refuse(): void;
  remember(browser: string): void;
};

/** A cookie that is not even looked at: what is the same for everybody cannot depend on who asks. */
export const noCookie: SessionCookie = {
  value: undefined,
  browser: undefined,
  start() {},
  end() {},
  refuse() {},
  remember() {},
};

export function sessionCookie(c: Context, siteUrl: string): SessionCookie {
  const secure = siteUrl.startsWith("https:");
  // The prefix makes browsers refuse a cookie that another host of the domain has set.
  const named = (name: string) => (secure ? `__Host-${name}` : name);
  const options = { path: "/", httpOnly: true, sameSite: "Lax", secure } as const;
  const forgetHere = () => void deleteCookie(c, named("here"), { ...options, httpOnly: false });
  return {
    value: getCookie(c, named("session")),
    browser: getCookie(c, named("browser")),
    start(value) {
      const kept = { ...options, maxAge: SESSION_DAYS * DAY_SECONDS };
      setCookie(c, named("session"), value, kept);
      setCookie(c, named("here"), "1", { ...kept, httpOnly: false });
    },
    end() {
      deleteCookie(c, named("session"), options);
      forgetHere();
    },
    refuse: forgetHere,
    // As long as the mail's link is good.
    remember: (browser) => setCookie(c, named("browser"), browser, { ...options, maxAge: DAY_SECONDS }),
  };
}

/** Whether the browser's own cookie stands for the session: a token alone is not made to live longer. */
export const isProvenByCookie = ({ value, visit }: SessionCookie) =>
  value !== undefined && visit !== undefined && parseCookie(value)?.hash === visit.session.hash;

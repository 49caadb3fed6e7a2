import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Account } from "../core/accounts/account.ts";
import { SESSION_DAYS } from "../core/accounts/words.ts";
import type { KeptCart } from "../core/cart/carts.ts";

/** The cookie that keeps somebody signed in. Scripts cannot read it, and other sites cannot send it with a form. */
export type SessionCookie = {
  value: string | undefined;
  /** What was read to find out whether the session holds, where that was asked: nobody has to read it again. */
  account?: Account<KeptCart>;
  start(value: string): void;
  end(): void;
};

/** A cookie that is not even looked at: what is the same for everybody cannot depend on who asks. */
export const noCookie: SessionCookie = { value: undefined, start() {}, end() {} };

export function sessionCookie(c: Context, siteUrl: string): SessionCookie {
  const secure = siteUrl.startsWith("https:");
  // The prefix makes browsers refuse a cookie that another host of the domain has set.
  const name = secure ? "__Host-session" : "session";
  const options = { path: "/", httpOnly: true, sameSite: "Lax", secure } as const;
  return {
    value: getCookie(c, name),
    start: (value) => setCookie(c, name, value, { ...options, maxAge: SESSION_DAYS * 24 * 60 * 60 }),
    end: () => {
      deleteCookie(c, name, options);
    },
  };
}

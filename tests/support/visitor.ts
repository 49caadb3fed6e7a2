import { createApp } from "../../functions/api/app.ts";
import { API } from "../../functions/core/site/api-paths.ts";
import { aShop, ORIGIN_SECRET } from "./shop.ts";

type App = ReturnType<typeof createApp>;
// biome-ignore lint/suspicious/noExplicitAny: answers are looked into by tests, field by field.
export type Answered = { status: number; body: any; headers: Headers };

/** A browser at the shop: keeps its cookie, and the token that it was given. */
export function aVisitor(app: App, { address = "192.0.2.1" } = {}) {
  const browser = {
    cookie: undefined as string | undefined,
    /** What proves that a mail was asked for here. */
    proof: undefined as string | undefined,
    token: undefined as string | undefined,
    /** What tells our pages that the cookie is there. */
    here: undefined as string | undefined,
    async call(
      method: "GET" | "POST" | "PUT" | "DELETE",
      path: string,
      body?: object,
      headers: Record<string, string> = {},
    ): Promise<Answered> {
      const response = await app.request(`${API}${path}`, {
        method,
        headers: {
          "x-origin-secret": ORIGIN_SECRET,
          "x-viewer-address": address,
          ...((browser.cookie ?? browser.proof) !== undefined && {
            cookie: [browser.cookie, browser.proof].filter((part) => part !== undefined).join("; "),
          }),
          ...(browser.token !== undefined && { authorization: `Bearer ${browser.token}` }),
          ...(body && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      for (const set of response.headers.getSetCookie()) {
        const kept = /Max-Age=0/.test(set) ? undefined : set.split(";")[0];
        const [, name = ""] = /^(?:__Host-)?(\w+)=/.exec(set) ?? [];
        browser[name === "browser" ? "proof" : name === "here" ? "here" : "cookie"] = kept;
      }
      const answer = await response.json();
      browser.token = answer.accessToken ?? response.headers.get("x-access-token") ?? browser.token;
      return { status: response.status, body: answer, headers: response.headers };
    },
    post: (path: string, body?: object, headers?: Record<string, string>) =>
      browser.call("POST", path, body, headers),
    get: (path: string) => browser.call("GET", path),
    delete: (path: string, body?: object) => browser.call("DELETE", path, body),
  };
  return browser;
}

export const ada = {
  email: "ada@example.com",
  password: "correct horse",
  firstName: "Ada",
  lastName: "Lovelace",
};

/** The shop, and browsers at it. */
export function anOpenShop(options: Parameters<typeof aShop>[0] = {}) {
  const parts = aShop(options);
  const app = createApp(parts.shop);
  const visitor = (options?: { address?: string }) => aVisitor(app, options);
  const aRegistered = async (who = ada, at?: { address: string }) => {
    const browser = visitor(at);
    await browser.post("/auth/register", who);
    await browser.post("/auth/verify-email", { emailToken: parts.mailedToken() });
    return browser;
  };
  return { ...parts, app, visitor, aRegistered };
}

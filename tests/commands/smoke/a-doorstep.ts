import type { Doorstep } from "../../../stacks/commands/one-of-everything.ts";
import { ORIGIN_SECRET } from "../../support/shop.ts";

type Fetch = (request: Request) => Response | Promise<Response>;
export type ShopThatDraws = { app: { fetch: Fetch }; drawAll(): Promise<void> };

/** The doorstep of a shop whose pictures are drawn while somebody waits for them. */
export function doorstepOf(
  { app, drawAll }: ShopThatDraws,
  through: Fetch = (request) => app.fetch(request),
) {
  const asked: string[] = [];
  const doorstep: Doorstep = {
    url: "https://wallflower.test",
    stage: "pull-12",
    fetch: (url, init) => {
      const { pathname } = new URL(url);
      asked.push(`${init?.method ?? "GET"} ${pathname}`);
      if (pathname.startsWith("/pictures/")) return new Response("a picture");
      const headers = { ...init?.headers, "x-origin-secret": ORIGIN_SECRET, "x-viewer-address": "192.0.2.1" };
      return through(new Request(url, { ...init, headers }));
    },
    wait: drawAll,
  };
  return { ...doorstep, asked };
}

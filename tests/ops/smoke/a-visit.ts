import type { Visit } from "../../../stacks/commands/visit.ts";
import { ORIGIN_SECRET } from "../../support/shop.ts";

type Fetch = (request: Request) => Response | Promise<Response>;
export type Visited = { app: { fetch: Fetch }; drawAll(): Promise<void> };

/** The doorstep of a shop whose pictures are drawn while somebody waits for them. */
export function visitOf({ app, drawAll }: Visited, through: Fetch = (request) => app.fetch(request)) {
  const asked: string[] = [];
  const visit: Visit = {
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
  return { ...visit, asked };
}

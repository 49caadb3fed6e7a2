import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { createApp } from "../../functions/api/app.ts";
import { API } from "../../functions/core/site/api-paths.ts";
import { jsonLog } from "../../functions/lib/log.ts";
import { aShop, ORIGIN_SECRET } from "../support/shop.ts";

// Forked by the bench. "shop" serves the whole API with its log; "bare" serves the same bytes from Hono alone.

const paths = ["/products", "/health"].map((path) => `${API}${path}`);

const shop = createApp({ ...aShop().shop, log: jsonLog((line) => process.stderr.write(line)) });

async function bare() {
  const app = new Hono();
  for (const path of paths) {
    const answer = await shop.request(path, { headers: { "x-origin-secret": ORIGIN_SECRET } });
    const bytes = await answer.text();
    app.get(path, (c) => c.body(bytes, 200, { "content-type": "application/json" }));
  }
  return app;
}

const { fetch } = process.argv[2] === "bare" ? await bare() : shop;
const server = serve({ fetch, port: 0, hostname: "127.0.0.1" }, ({ port }: AddressInfo) =>
  process.send?.({ port }),
);
process.once("disconnect", () => server.close());

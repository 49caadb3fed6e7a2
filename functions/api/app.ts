import { Hono } from "hono";
import type { Shop } from "../composition.ts";
import { API } from "../core/site/api-paths.ts";
import { Refusal } from "../lib/errors.ts";
import { once } from "../lib/lazy.ts";
import { answerWith } from "./answering.ts";
import { docsPage } from "./docs.ts";
import { answerFailure } from "./errors.ts";
import { guards } from "./guards.ts";
import { linkPreview, pictureSitemap } from "./link-preview.ts";
import { openApi } from "./openapi.ts";
import type { AnyOperation } from "./operation.ts";
import { operations } from "./operations.ts";
import { type Env, requestLog } from "./request-log.ts";

const honoPath = (path: string) => path.replace(/\{(\w+)\}/g, ":$1");

const PUBLIC = "public, max-age=300";

/** The whole API as one function from request to answer. Tests may hand in operations of their own. */
export function createApp(shop: Shop, declared: readonly AnyOperation[] = operations) {
  const everywhere = new Hono<Env>();
  // Also where there is nothing: the function has an address of its own, and anybody may try any path there.
  everywhere.use(requestLog(shop), guards(shop.originSecret));
  const app = everywhere.basePath(API);

  for (const operation of declared)
    app.on(operation.method, honoPath(operation.path), answerWith(shop, operation));

  const told = once(async () => openApi(declared, shop.version));
  app.get("/openapi.json", async (c) => c.json(await told(), 200, { "cache-control": PUBLIC }));
  app.get("/docs", async (c) => docsPage(c, await told()));
  app.get("/images/:imageId/preview", linkPreview(shop));
  app.get("/sitemap-pictures.xml", pictureSitemap(shop));

  everywhere.notFound((c) =>
    answerFailure(c, new Refusal("not_found", "There is nothing at this address."), shop.log),
  );
  everywhere.onError((failure, c) => answerFailure(c, failure, shop.log));
  return everywhere;
}

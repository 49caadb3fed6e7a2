import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseEnv } from "node:util";
import { compressed } from "../../stacks/local/origin/compression.ts";
import { siteFiles } from "../../stacks/local/origin/site-files.ts";
import { LOOPBACK, listen, listener } from "../../stacks/local/server.ts";
import { storefront } from "./starter-catalogue.ts";
import { picture } from "./starter-pictures.ts";

// Forked by the bench: the production build of Shopify's Hydrogen, whose Storefront API is answered within, at once.

type Graphql = {
  buildClientSchema(introspection: unknown): object;
  graphql(asked: {
    schema: object;
    source: string;
    rootValue: object;
    variableValues?: object;
  }): Promise<object>;
};
type Worker = { fetch(request: Request, env: object, context: object): Promise<Response> };

const [root = ""] = process.argv.slice(2);
const theirs = createRequire(join(root, "package.json"));
const { buildClientSchema, graphql } = theirs("graphql") as Graphql;
const schema = buildClientSchema(theirs("@shopify/hydrogen/storefront.schema.json"));

/** Oxygen keeps answers of the Storefront API; here none takes any time. */
const keepsNothing = { match: async () => undefined, put: async () => undefined, delete: async () => false };
Object.assign(globalThis, { caches: { open: async () => keepsNothing } });

const files = siteFiles(join(root, "dist/client"));
/** In production it has to be linked to a store, whose name and token come into its environment. */
const STORE = "prints.example";
const env = {
  ...parseEnv(readFileSync(join(root, ".env"), "utf8")),
  PUBLIC_STORE_DOMAIN: STORE,
  PUBLIC_CHECKOUT_DOMAIN: STORE,
  PUBLIC_STOREFRONT_API_TOKEN: "0123456789abcdef0123456789abcdef",
  PUBLIC_STOREFRONT_ID: "1",
};
const { default: worker }: { default: Worker } = await import(
  pathToFileURL(join(root, "dist/server/index.js")).href
);

const context = { waitUntil: () => undefined, passThroughOnException: () => undefined };

async function answer(request: Request): Promise<Response> {
  const url = new URL(request.url);
  if (/^\/(?:art|scenes)\//.test(url.pathname)) return picture(url);
  if (url.pathname.startsWith("/assets/")) return files(request, url.pathname);
  const { method, headers, body } = request;
  const response = await worker.fetch(
    new Request(url, { method, headers, body, ...(body && { duplex: "half" }) }),
    env,
    context,
  );
  // Compressed as our own pages are, which do not go out as a stream.
  response.headers.set("cache-control", "public, max-age=0, must-revalidate");
  return compressed(request, response);
}

const { url, close } = await listen(listener(answer), { host: LOOPBACK });
const rootValue = storefront(url);

globalThis.fetch = async (asked, init) => {
  const { hostname, pathname } = new URL(asked instanceof Request ? asked.url : asked);
  if (hostname !== STORE || !pathname.endsWith("/graphql.json"))
    throw new Error(`Nothing is asked of ${hostname}${pathname}.`);
  const { query, variables } = await new Response(init?.body).json();
  return Response.json(await graphql({ schema, source: query, rootValue, variableValues: variables }));
};

process.send?.({ url });
process.once("disconnect", () => close());

import vm from "node:vm";
import type { EdgeHeaders, EdgeRequest, EdgeResponse } from "../../functions/edge/event.ts";
import { aRequest } from "./edge-events.ts";
import { all, one, type Resource } from "./synthesis/synthesis.ts";

type Origin = { domainName: string };
export type Visit =
  | { answer: EdgeResponse }
  | { request: EdgeRequest; origin: "api" | "pictures" | "site" | "none" };

/**
 * Runs the code that SST generated for CloudFront, our part within it, on the routes it would find in the
 * distribution's key-value store.
 */
export function distribution(resources: Resource[]) {
  const store = keyValueStore(resources);
  const onRequest = codeOf(resources, "RouterCloudfrontFunctionRequest");
  const onResponse = codeOf(resources, "RouterCloudfrontFunctionResponse");

  async function visit(uri: string, over: Partial<EdgeRequest> = {}): Promise<Visit> {
    let origin: Origin | undefined;
    const cf = {
      kvs: () => ({ get: async (key: string) => store.get(key) ?? Promise.reject(new Error("KeyNotFound")) }),
      updateRequestOrigin: (chosen: Origin) => {
        origin = chosen;
      },
    };
    const event = {
      version: "1.0",
      context: { eventType: "viewer-request" },
      viewer: { ip: "192.0.2.1" },
      request: aRequest(uri, over),
    };
    const result: EdgeRequest | EdgeResponse = await run(onRequest, { cf, event });
    return "statusCode" in result ? { answer: result } : { request: result, origin: nameOf(origin) };
  }

  async function respond(headers: EdgeHeaders = {}): Promise<EdgeResponse> {
    const event = { request: aRequest("/"), response: { statusCode: 200, headers } };
    return run(onResponse, { cf: {}, event });
  }

  return { visit, respond };
}

const run = (code: string, { cf, event }: { cf: object; event: object }) =>
  vm.runInNewContext(`${code}\nhandler(event)`, { cf, event });

const codeOf = (resources: Resource[], name: string) =>
  one(resources, "aws:cloudfront/function:Function", name).inputs.code.replace(
    'import cf from "cloudfront";',
    "",
  );

/** Routes are appended to a list one by one as they are created; everything else is a key of its own. */
function keyValueStore(resources: Resource[]) {
  const store = new Map<string, string>();
  for (const { inputs } of all(resources, "sst-dynamic:KvKeys")) {
    for (const [key, value] of Object.entries(inputs.entries)) store.set(`${inputs.namespace}:${key}`, value);
  }
  for (const { inputs } of all(resources, "sst-dynamic:KvRoutesUpdate")) {
    const key = `${inputs.namespace}:${inputs.key}`;
    const routes: string[] = JSON.parse(store.get(key) ?? "[]");
    store.set(key, JSON.stringify([...routes, inputs.entry]));
  }
  return store;
}

function nameOf(origin: Origin | undefined) {
  if (!origin) return "none";
  if (/\.lambda-url\./.test(origin.domainName)) return "api";
  return /-picturesbucket-/.test(origin.domainName) ? "pictures" : "site";
}

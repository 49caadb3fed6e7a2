import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { api, queues, schedules } from "../../stacks/definitions.ts";
import { onArm } from "../infrastructure/lambda.ts";
import { root } from "../infrastructure/platform.ts";
import { bundleOf } from "../infrastructure/synthesis/bundle.ts";
import { median, type Row, ratio } from "./figures.ts";

/** On arm64, as Lambda is, where `ARM64_NODE` names a Node that is emulated: some fifty times slower, its ratios hold. */
const [node = "", ...emulated] = onArm ?? [process.execPath];
const RUNS = onArm ? 3 : 20;
const home = join(root, ".cache/bench");

const handlers = {
  api: api.handler,
  "image worker": queues.images.handler,
  "order worker": queues.orders.handler,
  sweeps: schedules.sweep.handler,
};

const DYNAMO = "@aws-sdk/client-dynamodb alone, in one file";
const DYNAMO_SPLIT = "@aws-sdk/client-dynamodb alone, split as our functions are";
const dynamoClient = `import { DynamoDBClient } from "@aws-sdk/client-dynamodb"; export const client = new DynamoDBClient({ region: "us-east-1" });`;

const sourceOf = (handler: string) => join(root, handler.replace(/\.\w+$/, ".ts"));

const yardsticks = {
  "bare Hono": `import { Hono } from "hono"; import { handle } from "hono/aws-lambda"; export const handler = handle(new Hono().get("/", (c) => c.text("")));`,
  [DYNAMO]: dynamoClient,
  [DYNAMO_SPLIT]: dynamoClient,
};

/** A bundle, and what its handler is asked once it is there. */
type Bundled = { name: string; folder: string; asked: string };

async function bundle(name: string, source: string, asked = ""): Promise<Bundled> {
  const folder = join(home, name.replaceAll(/\W+/g, "-"));
  // Pieces are named after what is in them: those of a bundle before would be counted as well.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await bundleOf(source, folder, { splitting: name !== DYNAMO });
  return { name, folder, asked };
}

function yardstick(name: string, text: string) {
  const source = join(home, `${name.replaceAll(/\W+/g, "-")}.ts`);
  writeFileSync(source, text);
  return bundle(name, source);
}

/** What opening the shop reads; nothing is called, so no address has to answer. */
const resources = JSON.stringify({
  App: { name: "wallflower", stage: "bench" },
  SessionKeys: { value: "bench.only-ever-used-to-time-a-cold-start" },
  OriginSecret: { value: "bench" },
  Table: { name: "bench" },
  ImageModel: { provider: "bedrock", model: "none", upscaler: "none" },
  Site: { url: "http://localhost" },
});

/** What Lambda hands over for a list that needs no table. */
const productsAsked = {
  version: "2.0",
  rawPath: "/api/v1/products",
  rawQueryString: "",
  headers: { "x-origin-secret": "bench" },
  requestContext: { domainName: "localhost", http: { method: "GET", sourceIp: "127.0.0.1" } },
};

const ask = `
  const { statusCode } = await handler(${JSON.stringify(productsAsked)}, {});
  if (statusCode !== 200) throw new Error("answered " + statusCode);`;

/** Milliseconds to import a bundle in a fresh process, and to be answered, measured inside it. */
function timeOnce({ folder, asked }: Bundled): number {
  const file = JSON.stringify(join(folder, "bundle.mjs"));
  // The shop's log goes the same way: the figure is the last line.
  const script = `
    const start = performance.now();
    const { handler } = await import(${file});${asked}
    process.stdout.write("\\n" + (performance.now() - start));
    process.exit();`;
  const env = { PATH: process.env.PATH, SST_RESOURCES_JSON: resources, AWS_REGION: "us-east-1" };
  const said = execFileSync(node, [...emulated, "--input-type=module", "-e", script], { env }).toString();
  return Number(said.split("\n").at(-1));
}

function sizeOf({ folder }: Bundled): string {
  const files = readdirSync(folder).map((file) => readFileSync(join(folder, file)));
  const kb = (sizes: number[]) => `${(sizes.reduce((sum, size) => sum + size, 0) / 1000).toFixed(0)} KB`;
  const plain = kb(files.map(({ length }) => length));
  return `${plain}, ${kb(files.map((file) => brotliCompressSync(file).length))} brotli`;
}

export async function coldStart(): Promise<Row[]> {
  mkdirSync(home, { recursive: true });
  const bundles = await Promise.all([
    ...Object.entries(handlers).map(([name, handler]) => bundle(name, sourceOf(handler))),
    bundle("api and its first whole answer, GET /products", sourceOf(handlers.api), ask),
    ...Object.entries(yardsticks).map(([name, text]) => yardstick(name, text)),
  ]);
  const times = new Map(bundles.map(({ name }) => [name, [] as number[]]));
  // In turn, so that a machine that slows down slows them all.
  for (let run = 0; run < RUNS; run++) for (const one of bundles) times.get(one.name)?.push(timeOnce(one));

  const medianOf = (name: string) => median(times.get(name) ?? []);
  return bundles.map((one) => {
    const ms = medianOf(one.name);
    const ratios = `${ratio(ms, medianOf(DYNAMO))} × the DynamoDB client alone, ${ratio(ms, medianOf(DYNAMO_SPLIT))} × when that is split too`;
    return {
      what: `cold import of ${one.name}${onArm ? ", on arm64" : ""}`,
      figure: `${ms.toFixed(1)} ms, ${ratios}; ${sizeOf(one)}`,
      ...(one.name === "api" && { goal: "≤ 1.2 × the client, split too" }),
    };
  });
}

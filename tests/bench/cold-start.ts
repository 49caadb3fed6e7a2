import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";
import { api, queues, schedules } from "../../stacks/definitions.ts";
import { median, type Row, ratio } from "./figures.ts";

const RUNS = 20;
const root = resolve(import.meta.dirname, "../..");
const out = join(root, ".cache/bench");

const entryOf = (handler: string) => join(root, handler.replace(/\.\w+$/, ".ts"));

const lambdas = {
  api: entryOf(api.handler),
  "image worker": entryOf(queues.images.handler),
  "order worker": entryOf(queues.orders.handler),
  sweeps: entryOf(schedules.sweep.handler),
};

const yardsticks = {
  "bare Hono": `import { Hono } from "hono"; import { handle } from "hono/aws-lambda"; export const handler = handle(new Hono().get("/", (c) => c.text("")));`,
  "@aws-sdk/client-dynamodb alone": `import { DynamoDBClient } from "@aws-sdk/client-dynamodb"; export const client = new DynamoDBClient({ region: "us-east-1" });`,
};

/** Bundled with the options that SST gives esbuild. */
async function bundle(name: string, source: { file: string } | { text: string }) {
  const outfile = join(out, `${name.replaceAll(/\W+/g, "-")}.mjs`);
  await build({
    ...("file" in source
      ? { entryPoints: [source.file] }
      : { stdin: { contents: source.text, resolveDir: root, loader: "ts" as const } }),
    outfile,
    bundle: true,
    minify: true,
    format: "esm",
    platform: "node",
    target: "es2023",
    mainFields: ["module", "main"],
    external: ["sharp", "@napi-rs/canvas"],
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
    logLevel: "error",
  });
  return { name, outfile };
}

const resources = JSON.stringify({
  App: { name: "wallflower", stage: "bench" },
  SessionKeys: { value: "bench.only-ever-used-to-time-a-cold-start" },
  OriginSecret: { value: "bench" },
  Table: { name: "bench" },
  Pictures: { name: "bench" },
  ImageQueue: { url: "http://127.0.0.1/images" },
  OrderQueue: { url: "http://127.0.0.1/orders" },
  Mail: { sender: "bench@localhost" },
});

/** Milliseconds to import a file in a fresh process, measured inside it. */
function importOnce(file: string): number {
  const script = `const t = performance.now(); await import(${JSON.stringify(file)}); process.stdout.write(String(performance.now() - t)); process.exit(0);`;
  const env = { PATH: process.env.PATH, SST_RESOURCES_JSON: resources, AWS_REGION: "us-east-1" };
  return Number(execFileSync(process.execPath, ["--input-type=module", "-e", script], { env }).toString());
}

export async function coldStart(): Promise<Row[]> {
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, "package.json"), '{ "type": "module" }');
  const bundles = await Promise.all([
    ...Object.entries(lambdas).map(([name, file]) => bundle(name, { file })),
    ...Object.entries(yardsticks).map(([name, text]) => bundle(name, { text })),
  ]);
  const times = new Map(bundles.map(({ name }) => [name, [] as number[]]));
  // In turn, so that a machine that slows down slows them all.
  for (let run = 0; run < RUNS; run++)
    for (const { name, outfile } of bundles) times.get(name)?.push(importOnce(outfile));

  const dynamo = median(times.get("@aws-sdk/client-dynamodb alone") ?? []);
  return bundles.map(({ name, outfile }) => {
    const ms = median(times.get(name) ?? []);
    const bytes = `${(statSync(outfile).size / 1000).toFixed(0)} KB (${(brotliCompressSync(readFileSync(outfile)).length / 1000).toFixed(0)} KB brotli)`;
    const row: Row = {
      what: `cold import: ${name}`,
      figure: `${ms.toFixed(1)} ms, ${ratio(ms, dynamo)} × the DynamoDB client alone; ${bytes}`,
    };
    return name === "api" ? { ...row, goal: "≤ 1.25 ×" } : row;
  });
}

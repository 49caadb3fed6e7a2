/**
 * Runs the real `sst.config.ts` through SST's own components, with a recorder in the place of AWS.
 * `node main.ts <stage> <folder> built|stub` leaves synthesis.json and the functions' code in the folder.
 */
import crypto from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startCommandHost } from "./command-host.ts";
import { functionBuilder } from "./function-build.ts";
import { account, region } from "./mocked-state.ts";
import { plain } from "./plain.ts";
import { loadApp, loadProgram, programFiles } from "./program.ts";
import { loadPulumi } from "./pulumi.ts";
import { record } from "./recording.ts";
import { layOutSite } from "./site-preview.ts";
import type { Bundle, Synthesis } from "./synthesis.ts";

const [stage = "", folder = "", functions = "stub"] = process.argv.slice(2);
if (functions !== "built" && functions !== "stub")
  throw new Error(`functions are built or stub: ${functions}`);

// An output that is rejected would leave Pulumi waiting for ever: as in a deploy, it ends the run.
process.on("unhandledRejection", fail);
process.on("exit", () => {
  for (const file of programFiles) rmSync(file, { force: true });
});

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
}

// Physical names end in random letters: the same each time, so that two runs can be compared.
crypto.randomBytes = ((size: number) => Buffer.alloc(size, 1)) as typeof crypto.randomBytes;

const bundles: Record<string, Bundle> = {};
const host = await startCommandHost({
  "Provider.Aws.Bootstrap": () => ({
    asset: "sst-asset",
    assetEcrRegistryId: account,
    assetEcrUrl: `${account}.dkr.ecr.${region}.amazonaws.com/sst-asset`,
    state: "sst-state",
    appsyncHttp: "",
    appsyncRealtime: "",
  }),
  "Provider.Aws.Appsync": () => ({ http: "", realtime: "" }),
  "Runtime.Build": functionBuilder(folder, functions, bundles),
  "Runtime.AddTarget": () => ({}),
});
process.env.SST_SERVER = host.url;
process.env.SST_AWS_REGION = region;

const app = await loadApp(stage);
const loaded = loadPulumi();
const { resources, errors } = await record(app, loaded);
const program = await loadProgram(app, folder, layOutSite(path.join(folder, "site")));
const outputs = await loaded.pulumi.runtime.runInPulumiStack(program);
await settled();

const { name, removal, protect } = app;
const synthesis: Synthesis = {
  app: { name, stage, removal, protect },
  outputs: plain(outputs, loaded.pulumi) as Record<string, unknown>,
  resources,
  bundles,
  errors,
};
writeFileSync(path.join(folder, "synthesis.json"), JSON.stringify(synthesis, null, 1));
if (errors.length > 0) fail(errors.join("\n"));
process.exit(0);

/** Pulumi counts its own requests only; what waits for the command host registers resources later. */
async function settled() {
  let before = -1;
  for (let quietTurns = 0; quietTurns < 5; ) {
    await loaded.pulumi.runtime.waitForRPCs();
    await wait(20);
    const now = resources.length + host.calls();
    quietTurns = now === before ? quietTurns + 1 : 0;
    before = now;
  }
}

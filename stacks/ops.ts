import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

// npm run ops -- COMMAND [ID] [--stage NAME]
// npm run ops -- preflight|smoke|scale [--stage NAME]
// Leads an operator's command to a stage: to the local one through the file that it leaves while it is open, to one
// on AWS through `sst shell`, which lends the operator's own rights.

const args = process.argv.slice(2);
const at = args.indexOf("--stage");
const [, stage = "local"] = at < 0 ? [] : args.splice(at, 2);
const main = join(import.meta.dirname, "../functions/ops/main.ts");

function run(command: string, given: readonly string[]): number {
  return spawnSync(command, given, { stdio: "inherit" }).status ?? 1;
}

function runLocally(): number {
  const file = join(process.env.DATA_DIR || ".data", "stage.env");
  if (existsSync(file)) return run(process.execPath, [`--env-file=${file}`, main, ...args]);
  console.error("The local stage is not open: start it with `npm start`, or name another with --stage.");
  return 1;
}

/** Those that need nothing of a stage's insides: before it stands, or from its doorstep. */
const alone = ["preflight", "smoke", "scale"];

process.exitCode = alone.includes(args[0] ?? "")
  ? run(process.execPath, [join(import.meta.dirname, `${args[0]}.ts`), stage, ...args.slice(1)])
  : stage === "local"
    ? runLocally()
    : run("npx", ["sst", "shell", "--stage", stage, "--", process.execPath, main, ...args]);

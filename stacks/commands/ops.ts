import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { alone } from "../../functions/ops/alone.ts";
import { whichStage } from "./which-stage.ts";

// npm run ops -- COMMAND [ID] [--stage NAME]
// npm run ops -- preflight|smoke|scale [--stage NAME]
// Leads an operator's command to a stage: to the local one through the file that it leaves while it is open, to one
// on AWS through `sst shell`, which lends the operator's own rights.

const main = join(import.meta.dirname, "../../functions/ops/main.ts");

function run(command: string, given: readonly string[]): number {
  return spawnSync(command, given, { stdio: "inherit" }).status ?? 1;
}

function runLocally(words: readonly string[]): number {
  const file = join(process.env.DATA_DIR || ".data", "stage.env");
  if (existsSync(file)) return run(process.execPath, [`--env-file=${file}`, main, ...words]);
  console.error(
    `No local stage can be reached: \`npm start\` opens one in .data, or in DATA_DIR, which is the same for both.
One with DATA_DIR=:memory: leaves nothing by which a command would find it. On AWS: --stage NAME.`,
  );
  return 1;
}

/** What there is to type. It is read here only where it is told. */
async function help(): Promise<number> {
  console.error((await import("../../functions/ops/commands.ts")).usage);
  return 1;
}

async function lead({ stage, words }: { stage: string; words: readonly string[] }): Promise<number> {
  const [command, ...more] = words;
  if (command === undefined) return help();
  if (Object.hasOwn(alone, command))
    return run(process.execPath, [join(import.meta.dirname, `${command}.ts`), stage, ...more]);
  return stage === "local"
    ? runLocally(words)
    : run("npx", ["sst", "shell", "--stage", stage, "--", process.execPath, main, ...words]);
}

const asked = whichStage(process.argv.slice(2));
if (asked) process.exitCode = await lead(asked);
else {
  console.error("One stage is named behind --stage, as in --stage production.");
  process.exitCode = 1;
}

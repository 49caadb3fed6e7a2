import { globSync, readFileSync, statSync } from "node:fs";
import { setPriority } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { dice } from "../simulation/dice.ts";
import { equivalent } from "./equivalent.ts";
import { type Mutation, mutations, told } from "./mutations.ts";
import { supervise } from "./supervise.ts";

// npm run mutants -- FILE_OR_FOLDER … [--tests FOLDER …] [--most N] [--seed TEXT] [--lines 10-40]
// Plants small mistakes in what ships, one at a time and in memory only, and runs the tests that reach the place. A
// mistake that no test notices survives, and is told with its place.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tests: { type: "string", multiple: true },
    most: { type: "string", default: "1000" },
    seed: { type: "string", default: "mutants" },
    lines: { type: "string", default: "1-9999" },
  },
});
const asked = values.tests ?? [
  "tests/core",
  "tests/lib",
  "tests/api",
  "tests/ops/operators",
  "tests/ops/refunds",
  "tests/worker",
  "tests/contracts/payments",
  "tests/contracts/printer",
  "tests/contracts/google",
];
const [firstLine = 1, lastLine = 9_999] = values.lines.split("-").map(Number);

const files = positionals.flatMap((path) =>
  statSync(path).isDirectory() ? globSync(join(path, "**/*.ts")).sort() : [path],
);
if (files.length === 0) throw new Error("Name a file or a folder: npm run mutants -- functions/core/cart");

setPriority(10);
process.env.SIMULATED_ORDERS ??= "100";

/** So many of them, the same ones for the same seed. */
function sampled(all: Mutation[]): Mutation[] {
  const { next } = dice(values.seed);
  const chosen = all.map((mutation) => ({ mutation, by: next() })).sort((a, b) => a.by - b.by);
  return all.filter((one) => chosen.slice(0, Number(values.most)).some(({ mutation }) => mutation === one));
}

const count = { killed: 0, "timed out": 0, survived: 0, "not reached": 0, equivalent: 0 };

async function judgeFile(name: string) {
  const file = resolve(name);
  const text = readFileSync(file, "utf8");
  const chosen = sampled(mutations(file, text).filter(({ line }) => line >= firstLine && line <= lastLine));
  const mutants = chosen.filter((mutation) => !equivalent(name, text, mutation));
  count.equivalent += chosen.length - mutants.length;
  if (mutants.length === 0) return;
  const began = performance.now();
  const { told: all, judges } = await supervise(file, asked, mutants);
  for (const { verdict } of all) count[verdict]++;
  const killed = all.filter(({ verdict }) => verdict === "killed" || verdict === "timed out").length;
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${name}: ${killed} of ${mutants.length} killed by ${judges} files of tests, ${seconds} s`);
  for (const { mutation, verdict } of all)
    if (verdict !== "killed") console.log(`  ${verdict.padEnd(11)}  ${told(name, text, mutation)}`);
}

/** Two at a time, each begun when one before it is done. */
const waiting = [...files];
await Promise.all(
  [1, 2].map(async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) await judgeFile(file);
  }),
);

const killed = count.killed + count["timed out"];
const total = killed + count.survived + count["not reached"];
const percent = ((100 * killed) / Math.max(1, total)).toFixed(1);
console.log(
  `${killed} of ${total} killed, ${percent} % (${count["timed out"]} by time-out; ${count.equivalent} more change nothing)`,
);

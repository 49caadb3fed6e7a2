import { globSync, readFileSync, statSync } from "node:fs";
import { setPriority } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { dice } from "../simulation/dice.ts";
import { equivalent } from "./equivalent.ts";
import type { Mutant } from "./judge.ts";
import { mutations, told } from "./mutations.ts";
import { type Sentence, supervise } from "./supervise.ts";

// npm run mutants -- FILE_OR_FOLDER … [--tests FOLDER …] [--most N] [--seed TEXT] [--lines 10-40]
// Plants small mistakes in what ships, one at a time and in memory only, and runs the tests that reach the place. A
// mistake that no test notices survives, and is told with its place.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tests: { type: "string", multiple: true },
    most: { type: "string", default: "100000" },
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
  "tests/contracts/table/memory",
];
const [firstLine = 1, lastLine = 9_999] = values.lines.split("-").map(Number);

const files = positionals.flatMap((path) =>
  statSync(path).isDirectory() ? globSync(join(path, "**/*.ts")).sort() : [path],
);
if (files.length === 0) throw new Error("Name a file or a folder: npm run mutants -- functions/core/cart");

setPriority(15);
process.env.SIMULATED_ORDERS ??= "100";

const count = { killed: 0, "timed out": 0, survived: 0, "not reached": 0, equivalent: 0 };

const named = new Map(files.map((name) => [resolve(name), name]));
const texts = new Map([...named.keys()].map((file) => [file, readFileSync(file, "utf8")]));
const textOf = (file: string) => texts.get(file) ?? "";

const possible = [...named.keys()].flatMap((file) =>
  mutations(file, textOf(file))
    .filter(({ line }) => line >= firstLine && line <= lastLine)
    .map((mutation) => ({ ...mutation, file })),
);
/** So many of them, the same ones for the same seed. */
const { next } = dice(values.seed);
const chosen = new Set(
  possible
    .map((mutant) => ({ mutant, by: next() }))
    .sort((a, b) => a.by - b.by)
    .slice(0, Number(values.most))
    .map(({ mutant }) => mutant),
);
const isEquivalent = (mutant: Mutant) =>
  equivalent(named.get(mutant.file) ?? "", textOf(mutant.file), mutant);
const mutants = possible.filter((mutant) => chosen.has(mutant) && !isEquivalent(mutant));
count.equivalent = chosen.size - mutants.length;

const verdicts = new Map<string, Sentence["verdict"][]>();
await supervise({ files: [...named.keys()], tests: asked, mutants }, ({ mutant, verdict }) => {
  count[verdict]++;
  verdicts.set(mutant.file, [...(verdicts.get(mutant.file) ?? []), verdict]);
  if (verdict !== "killed")
    console.log(
      `  ${verdict.padEnd(11)}  ${told(named.get(mutant.file) ?? "", textOf(mutant.file), mutant)}`,
    );
});

const isKilled = (verdict: Sentence["verdict"]) => verdict === "killed" || verdict === "timed out";
for (const [file, all] of [...verdicts].sort())
  console.log(`${named.get(file)}: ${all.filter(isKilled).length} of ${all.length} killed`);
const killed = count.killed + count["timed out"];
const total = killed + count.survived + count["not reached"];
const percent = ((100 * killed) / Math.max(1, total)).toFixed(1);
console.log(
  `${chosen.size} of ${possible.length} planted, seed ${values.seed}: ${killed} of ${total} killed, ${percent} % (${count["timed out"]} by time-out; ${count.equivalent} more change nothing)`,
);

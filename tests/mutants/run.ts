import { globSync, readFileSync, statSync } from "node:fs";
import { setPriority } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { dice } from "../simulation/dice.ts";
import { equivalent } from "./equivalent.ts";
import { type Mutation, mutations, told } from "./mutations.ts";
import { type Sentence, supervise } from "./supervise.ts";

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

const named = new Map(files.map((name) => [resolve(name), name]));
const texts = new Map([...named.keys()].map((file) => [file, readFileSync(file, "utf8")]));
const textOf = (file: string) => texts.get(file) ?? "";

/** The mutants of each file; those that change nothing are counted, and not planted. */
const planted = [...named].flatMap(([file, name]) => {
  const inRange = mutations(file, textOf(file)).filter(({ line }) => line >= firstLine && line <= lastLine);
  const chosen = sampled(inRange);
  const mutants = chosen.filter((mutation) => !equivalent(name, textOf(file), mutation));
  count.equivalent += chosen.length - mutants.length;
  return mutants.length > 0 ? [{ file, mutants: mutants.map((mutation) => ({ ...mutation, file })) }] : [];
});

/** Two processes judge, each about half of it. */
const halves: (typeof planted)[] = [[], []];
const sizeOf = (half: typeof planted) => half.reduce((sum, { mutants }) => sum + mutants.length, 0);
for (const one of planted.toSorted((a, b) => b.mutants.length - a.mutants.length))
  halves.toSorted((a, b) => sizeOf(a) - sizeOf(b))[0]?.push(one);

const verdicts = new Map<string, Sentence["verdict"][]>();
await Promise.all(
  halves.map((half) =>
    supervise(
      { files: half.map(({ file }) => file), tests: asked, mutants: half.flatMap(({ mutants }) => mutants) },
      ({ mutant, verdict }) => {
        count[verdict]++;
        verdicts.set(mutant.file, [...(verdicts.get(mutant.file) ?? []), verdict]);
        if (verdict !== "killed")
          console.log(
            `  ${verdict.padEnd(11)}  ${told(named.get(mutant.file) ?? "", textOf(mutant.file), mutant)}`,
          );
      },
    ),
  ),
);

const isKilled = (verdict: Sentence["verdict"]) => verdict === "killed" || verdict === "timed out";
for (const [file, all] of [...verdicts].sort())
  console.log(`${named.get(file)}: ${all.filter(isKilled).length} of ${all.length} killed`);
const killed = count.killed + count["timed out"];
const total = killed + count.survived + count["not reached"];
const percent = ((100 * killed) / Math.max(1, total)).toFixed(1);
console.log(
  `${killed} of ${total} killed, ${percent} % (${count["timed out"]} by time-out; ${count.equivalent} more change nothing)`,
);

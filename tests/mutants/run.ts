import { globSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { createVitest, type TestSpecification } from "vitest/node";
import { type Mutation, mutated, mutations, told } from "./mutations.ts";

// npm run mutants -- FILE_OR_FOLDER … [--tests FOLDER …] [--most N] [--lines 10-40]
// Plants small mistakes in what ships, one at a time and in memory only, and runs the tests that reach the file. A
// mistake that no test notices survives, and is told at the end with its place.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tests: { type: "string", multiple: true },
    most: { type: "string", default: "200" },
    lines: { type: "string", default: "1-9999" },
  },
});
const asked = values.tests ?? [
  "tests/core",
  "tests/api",
  "tests/ops",
  "tests/worker",
  "tests/contracts/table/memory",
];
const [firstLine = 1, lastLine = 9_999] = values.lines.split("-").map(Number);

const files = positionals.flatMap((path) =>
  statSync(path).isDirectory() ? globSync(join(path, "**/*.ts")) : [path],
);
if (files.length === 0) throw new Error("Name a file or a folder: npm run mutants -- functions/core/cart");

process.env.SIMULATED_ORDERS ??= "100";
const vitest = await createVitest({
  config: "tests/mutants/vitest.config.ts",
  watch: false,
  // Its key knows nothing of a mutant: every run would be given the file as it stands on the disk.
  fsModuleCache: false,
  bail: 1,
  reporters: [{}],
  related: files,
  exclude: ["tests/**/fuzz.test.ts"],
});

/** How these went; the runner also remembers how others went before. */
async function run(specs: TestSpecification[]) {
  if (specs.length === 0) return [];
  const { testModules } = await vitest.runTestSpecifications(specs);
  return testModules.filter((module) => specs.some(({ moduleId }) => moduleId === module.moduleId));
}
const killerAmong = async (specs: TestSpecification[]) =>
  (await run(specs)).find((module) => !module.ok())?.moduleId;

/** A file of tests that takes longer is left out: hundreds of mutants would each wait for it. */
const PATIENCE_MS = 5_000;

/** The tests that reach a file, as long as they pass without a mistake and in good time. */
async function judgesOf(file: string): Promise<TestSpecification[]> {
  vitest.config.related = [file];
  const specs = await vitest.getRelevantTestSpecifications(asked);
  const slow = new Set<string>();
  for (const module of await run(specs)) {
    const [why] = [...module.children.allTests("failed")].flatMap((test) => test.result().errors ?? []);
    if (!module.ok())
      throw new Error(
        `${module.moduleId} fails without any mistake planted: ${why?.message ?? "it does not load"}`,
      );
    if (module.diagnostic().duration > PATIENCE_MS) slow.add(module.moduleId);
  }
  return specs.filter(({ moduleId }) => !slow.has(moduleId));
}

/** A file that cannot even be loaded: who does not notice that notices nothing. */
const broken = (text: string) => `throw new Error("planted");\n${text}`;

/** From now on the tests are given this text, and every other file as it stands. */
function plant(planted: typeof globalThis.planted) {
  for (const file of [globalThis.planted?.file, planted?.file]) if (file) vitest.invalidateFile(file);
  globalThis.planted = planted;
}

async function survives(judging: TestSpecification[], file: string, text: string): Promise<boolean> {
  plant({ file, text });
  const [likely] = judging;
  // The last killer stands first: it is likely to kill again.
  const killer = (await killerAmong(likely ? [likely] : [])) ?? (await killerAmong(judging.slice(1)));
  judging.sort((a, b) => Number(b.moduleId === killer) - Number(a.moduleId === killer));
  return killer === undefined;
}

const survivors: string[] = [];
let killed = 0;
for (const name of files) {
  const file = resolve(name);
  const text = readFileSync(file, "utf8");
  const inRange = ({ line }: Mutation) => line >= firstLine && line <= lastLine;
  const all = mutations(file, text).filter(inRange);
  if (all.length === 0) continue;

  plant(undefined);
  const judging = await judgesOf(file);
  if (await survives(judging, file, broken(text))) {
    console.log(`${name}: no test reaches it`);
    continue;
  }
  const step = Math.max(1, all.length / Number(values.most));
  const chosen = all.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
  const began = performance.now();
  const left: string[] = [];
  for (const mutation of chosen)
    if (await survives(judging, file, mutated(text, mutation))) left.push(told(name, text, mutation));
  survivors.push(...left);
  killed += chosen.length - left.length;
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(
    `${name}: ${chosen.length - left.length} of ${chosen.length} killed by ${judging.length} files of tests, ${seconds} s`,
  );
}
for (const survivor of survivors) console.log(`  survived  ${survivor}`);
const total = killed + survivors.length;
console.log(`${killed} of ${total} killed, ${((100 * killed) / Math.max(1, total)).toFixed(1)} %`);
await vitest.close();
process.exit();

import { fileURLToPath } from "node:url";
import { createVitest, type TestModule, type TestSpecification } from "vitest/node";
import { type Mutation, mutated, placeOf, probed, TOP } from "./mutations.ts";
import { oneThread } from "./one-thread.ts";

/** A mutant, and the file that it is of. */
export type Mutant = Mutation & { file: string };

/** A file of tests, how long it takes, and which functions run while it is loaded or in each of its tests. */
export type Judge = { path: string; took: number; reached: Map<string, Set<string>> };
export type Verdict = "killed" | "timed out" | "survived" | "not reached";

/** A file of tests that takes longer is left out: hundreds of mutants would each wait for it. */
const PATIENCE_MS = 10_000;

/** Who judges is known, or found among the tests that are asked for, with a word after each. */
type Judges = Judge[] | { asked: string[]; found: () => void };

/** The first failure in a file of tests. */
function whyOf(module: TestModule | undefined) {
  const tests = [...(module?.children.allTests() ?? [])];
  const errors = [...(module?.errors() ?? []), ...tests.flatMap((test) => test.result().errors ?? [])];
  return errors[0]?.message ?? "it did not run";
}

/** Judges mutants of these files, given with their texts. */
export async function judging(texts: ReadonlyMap<string, string>, judges: Judges) {
  const thread = oneThread();
  const vitest = await createVitest({
    config: "tests/mutants/vitest.config.ts",
    watch: false,
    // Its key knows nothing of a mutant: every run would be given the file as it stands on the disk.
    fsModuleCache: false,
    isolate: false,
    pool: thread.pool,
    maxWorkers: 1,
    runner: fileURLToPath(new URL("until-noticed.ts", import.meta.url)),
    reporters: [{}],
    related: [...texts.keys()],
    exclude: ["tests/**/fuzz.test.ts"],
  });

  /** From now on the tests are given these, and every other file as it stands. */
  function plant(planted: ReadonlyMap<string, string>) {
    const stale = new Set([...(globalThis.planted?.keys() ?? []), ...planted.keys()]);
    for (const file of stale) vitest.invalidateFile(file);
    globalThis.planted = planted;
    thread.forget([...stale]);
  }

  /** How these went; the runner also remembers how others went before. */
  async function run(specs: TestSpecification[]) {
    const { testModules } = await vitest.runTestSpecifications(specs);
    return testModules.filter((module) => specs.some(({ moduleId }) => moduleId === module.moduleId));
  }

  /** The tests that reach the files, as long as they pass without a mistake and in good time. */
  async function whoReaches({ asked, found }: Exclude<Judges, Judge[]>): Promise<Judge[]> {
    const reaching: Judge[] = [];
    const probes = new Map([...texts].map(([file, text]) => [file, probed(file, text)]));
    for (const spec of await vitest.getRelevantTestSpecifications(asked)) {
      plant(probes);
      const [module] = await run([spec]);
      const took = module?.diagnostic().duration ?? 0;
      const reached = new Map(thread.reached());
      if (!module?.ok())
        console.log(`  left out: ${spec.moduleId} fails without any mistake planted: ${whyOf(module)}`);
      else if (took <= PATIENCE_MS && reached.size > 0) reaching.push({ path: spec.moduleId, took, reached });
      found();
    }
    return reaching.sort((a, b) => a.took - b.took);
  }

  const all = Array.isArray(judges) ? judges : await whoReaches(judges);

  function specsFor({ file, within }: Mutant) {
    const project = vitest.getRootProject();
    const place = placeOf(file, within);
    return all.flatMap(({ path, reached }) => {
      if (reached.get("all")?.has(place)) return [project.createSpecification(path)];
      if (within === TOP) return [];
      const testIds = [...reached].filter(([, places]) => places.has(place)).map(([id]) => id);
      return testIds.length > 0 ? [project.createSpecification(path, { testIds })] : [];
    });
  }

  return {
    judges: all,
    testsDone: thread.testsDone,
    async verdict(mutant: Mutant): Promise<Verdict> {
      const specs = specsFor(mutant);
      if (specs.length === 0) return "not reached";
      plant(new Map([[mutant.file, mutated(texts.get(mutant.file) ?? "", mutant)]]));
      const modules = await run(specs);
      const killer = modules.find((module) => !module.ok())?.moduleId;
      if (killer === undefined) return "survived";
      // The last killer stands first: it is likely to kill again.
      all.sort((a, b) => Number(b.path === killer) - Number(a.path === killer));
      return "killed";
    },
    /** What mutants leave behind must not fail the next one: without any, all of it still passes. */
    async lastly() {
      plant(new Map());
      const project = vitest.getRootProject();
      const failing =
        all.length > 0 ? await run(all.map(({ path }) => project.createSpecification(path))) : [];
      const bad = failing.find((module) => !module.ok());
      if (bad) throw new Error(`${bad.moduleId} fails after the mutants: what they say is worthless`);
    },
  };
}

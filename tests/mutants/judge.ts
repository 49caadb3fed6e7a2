import { createVitest, type TestSpecification } from "vitest/node";
import { type Mutation, mutated, probed, TOP } from "./mutations.ts";
import { oneThread } from "./one-thread.ts";

/** A file of tests, how long it takes, and which functions of the judged file run while it is loaded or in each test. */
type Judge = { path: string; took: number; reached: Map<string, Set<number>> };
export type Verdict = "killed" | "survived" | "not reached";

/** A file of tests that takes longer is left out: hundreds of mutants would each wait for it. */
const PATIENCE_MS = 10_000;

export async function judging(file: string, text: string, asked: string[]) {
  const thread = oneThread();
  const vitest = await createVitest({
    config: "tests/mutants/vitest.config.ts",
    watch: false,
    // Its key knows nothing of a mutant: every run would be given the file as it stands on the disk.
    fsModuleCache: false,
    isolate: false,
    pool: thread.pool,
    maxWorkers: 1,
    bail: 1,
    reporters: [{}],
    related: [file],
    exclude: ["tests/**/fuzz.test.ts"],
  });

  /** From now on the tests are given this text. */
  function plant(planted: string) {
    globalThis.planted = { file, text: planted };
    vitest.invalidateFile(file);
    thread.forget([file]);
  }

  /** How these went; the runner also remembers how others went before. */
  async function run(specs: TestSpecification[]) {
    const { testModules } = await vitest.runTestSpecifications(specs);
    return testModules.filter((module) => specs.some(({ moduleId }) => moduleId === module.moduleId));
  }

  /** The tests that reach the file, as long as they pass without a mistake and in good time. */
  async function judges(): Promise<Judge[]> {
    const found: Judge[] = [];
    for (const spec of await vitest.getRelevantTestSpecifications(asked)) {
      plant(probed(file, text));
      const [module] = await run([spec]);
      if (!module?.ok()) throw new Error(`${spec.moduleId} fails without any mistake planted`);
      const took = module.diagnostic().duration;
      const reached = new Map(thread.reached());
      if (took <= PATIENCE_MS && reached.size > 0) found.push({ path: spec.moduleId, took, reached });
    }
    return found.sort((a, b) => a.took - b.took);
  }

  const all = await judges();

  function specsFor({ within }: Mutation) {
    const project = vitest.getRootProject();
    return all.flatMap(({ path, reached }) => {
      if (within === TOP || reached.get("all")?.has(within)) return [project.createSpecification(path)];
      const testIds = [...reached].filter(([, at]) => at.has(within)).map(([id]) => id);
      return testIds.length > 0 ? [project.createSpecification(path, { testIds })] : [];
    });
  }

  return {
    judges: all.length,
    async verdict(mutation: Mutation): Promise<Verdict> {
      const specs = specsFor(mutation);
      if (specs.length === 0) return "not reached";
      plant(mutated(text, mutation));
      const modules = await run(specs);
      const killer = modules.find((module) => !module.ok())?.moduleId;
      if (killer === undefined) return "survived";
      // The last killer stands first: it is likely to kill again.
      all.sort((a, b) => Number(b.path === killer) - Number(a.path === killer));
      return "killed";
    },
    /** What mutants leave behind must not fail the next one: without any, all of it still passes. */
    async lastly() {
      plant(text);
      const project = vitest.getRootProject();
      const failing =
        all.length > 0 ? await run(all.map(({ path }) => project.createSpecification(path))) : [];
      const bad = failing.find((module) => !module.ok());
      if (bad)
        throw new Error(`${bad.moduleId} fails after the mutants of ${file}: what they say is worthless`);
    },
  };
}

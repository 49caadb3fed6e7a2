import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import everyday from "../../vitest.config.ts";

declare global {
  /** What the tests are given instead of the files of these names. */
  var planted: ReadonlyMap<string, string> | undefined;
}

/** The judge knows who is likely to notice. */
class AsAsked extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return files;
  }
}

// Each of a worker's files has modules of its own: a mutant must not meet what was read before it.
const { projects: _, ...rest } = everyday.test ?? {};

export default defineConfig({
  // Otherwise it would be the folder of this file.
  root: `${import.meta.dirname}/../..`,
  test: { ...rest, include: ["tests/**/*.test.ts"], sequence: { sequencer: AsAsked } },
  plugins: [
    {
      name: "mutants",
      enforce: "pre" as const,
      load: (id: string) => globalThis.planted?.get(id),
    },
  ],
});

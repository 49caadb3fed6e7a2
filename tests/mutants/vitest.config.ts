import { mergeConfig } from "vitest/config";
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

export default mergeConfig(everyday, {
  // Otherwise it would be the folder of this file.
  root: `${import.meta.dirname}/../..`,
  test: { sequence: { sequencer: AsAsked } },
  plugins: [
    {
      name: "mutants",
      enforce: "pre" as const,
      load: (id: string) => globalThis.planted?.get(id),
    },
  ],
});

import { mergeConfig } from "vitest/config";
import everyday from "../../vitest.config.ts";

type Planted = { file: string; text: string };
declare global {
  /** What the tests are given instead of the file of that name. */
  var planted: Planted | undefined;
}

export default mergeConfig(everyday, {
  // Otherwise it would be the folder of this file.
  root: `${import.meta.dirname}/../..`,
  plugins: [
    {
      name: "mutants",
      enforce: "pre" as const,
      load: (id: string) => (id === globalThis.planted?.file ? globalThis.planted.text : undefined),
    },
  ],
});

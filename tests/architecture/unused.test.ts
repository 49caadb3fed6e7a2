import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { root } from "./sources.ts";

type Issue = { file: string; exports: { name: string }[]; types: { name: string }[]; files: unknown[] };

/** What is left of the tree when the tests are taken away. */
const unusedWithoutTests = () =>
  new Promise<string[]>((done, fail) => {
    const knip = resolve(root, "node_modules/knip/bin/knip.js");
    const options = { cwd: root, maxBuffer: 16 * 1024 * 1024 };
    execFile(process.execPath, [knip, "--production", "--reporter", "json"], options, (_, stdout, stderr) => {
      if (!stdout) return fail(new Error(stderr));
      const { issues } = JSON.parse(stdout) as { issues: Issue[] };
      return done(
        issues.flatMap(({ file, exports, types, files }) => [
          ...files.map(() => file),
          ...[...exports, ...types].map(({ name }) => `${file}: ${name}`),
        ]),
      );
    });
  });

// Reads the whole tree: on a busy machine that takes its time.
test("nothing that ships is there for the tests alone", { timeout: 120_000 }, async () => {
  expect(await unusedWithoutTests()).toEqual([]);
});

import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { root } from "./sources.ts";

/** Something changed in a copy of the sources: `find` gives way to `put`, or `put` is a new file. */
export type Plant = { in: string; find?: string | RegExp; put: string };

/** The sources of the site and the functions in a folder of their own, to be changed and compiled. */
export function copyOfSources() {
  const folder = mkdtempSync(join(tmpdir(), "wallflower-planted-"));
  for (const part of ["functions", "web/src", "web/kit-page", "tsconfig.json", "package.json"])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(resolve(root, "node_modules"), join(folder, "node_modules"));

  return {
    plant(plants: readonly Plant[]) {
      for (const { in: path, find, put } of plants) {
        const file = join(folder, path);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, find === undefined ? put : replaced(path, readFileSync(file, "utf8"), find, put));
      }
    },
    /** What the compiler refuses, as "path: message". */
    errors: () =>
      new Promise<string[]>((done) => {
        const tsc = resolve(root, "node_modules/typescript/bin/tsc");
        const command = [tsc, "--build", "web/src", "--pretty", "false", "--singleThreaded"];
        const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 };
        execFile(process.execPath, command, options, (_, stdout) =>
          done(stdout.split("\n").flatMap(asError)),
        );
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function replaced(path: string, text: string, find: string | RegExp, put: string): string {
  const planted = text.replace(find, put);
  if (planted === text) throw new Error(`${path} no longer reads "${find}": plant it elsewhere.`);
  return planted;
}

/** "functions/core/cart.ts(3,4): error TS2304: Cannot find …"; lines that go on are a part of the one before. */
const asError = (line: string): string[] => {
  const [, path, message] = /^(?:\.\.\/)*([^\s(]+)\(\d+,\d+\): error (.*)$/.exec(line) ?? [];
  return path === undefined ? [] : [`${path}: ${message}`];
};

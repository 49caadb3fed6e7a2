import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import type { Row } from "./figures.ts";

const root = resolve(import.meta.dirname, "../..");

/** What somebody has who has never been here: none of this checkout's programs and of npm's words about it. */
function environmentWith(cache: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith("npm_"));
  const path = (process.env.PATH ?? "").split(delimiter).filter((folder) => !folder.includes("node_modules"));
  return { ...Object.fromEntries(own), PATH: path.join(delimiter), npm_config_cache: cache, CI: "true" };
}

const inWords = (seconds: number) => `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;

/** How long a fresh clone takes for `npm ci && npm test`, with nothing in npm's cache: what is committed, not what lies here. */
export async function newcomer(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "newcomer-"));
  try {
    const clone = join(folder, "clone");
    spawnSync("git", ["clone", "--quiet", root, clone], { stdio: "inherit" });
    const started = performance.now();
    const { stdout } = spawnSync(join(clone, ".ci/run"), {
      env: environmentWith(join(folder, "cache")),
      encoding: "utf8",
      stdio: ["ignore", "pipe", "inherit"],
    });
    const seconds = (performance.now() - started) / 1000;
    const said = stdout.trimEnd().split("\n");
    // What failed is named in there, with its reason.
    if (said.some((line) => line.startsWith("FAIL"))) console.error(stdout);
    return [
      {
        what: "`npm ci && npm test` in a fresh clone with an empty npm cache",
        figure: `${inWords(seconds)}; ${said.at(-1)}`,
        goal: "≤ 5 min; 0 failed",
      },
      ...said.flatMap((line) => {
        const [, what, figure] = /^(?:ok|FAIL) +(.+): (\d+ passed, [\d.]+ s)$/.exec(line) ?? [];
        return what && figure ? [{ what, figure }] : [];
      }),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

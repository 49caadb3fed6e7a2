import { spawnSync } from "node:child_process";
import { existsSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { ratio } from "./figures.ts";

// npm run bench -- compare HEAD~1            everything, beside that commit
// npm run bench -- compare HEAD~1 http       only the parts that are named

const root = resolve(import.meta.dirname, "../..");
const before = join(root, ".cache/compared");

const git = (...args: string[]) => spawnSync("git", args, { cwd: root, encoding: "utf8" });

/** The figures that a tree's own bench prints, by what they are of. */
function figuresOf(tree: string, parts: readonly string[]): Map<string, string> {
  const { stdout, stderr, status } = spawnSync(process.execPath, ["tests/bench/run.ts", ...parts], {
    cwd: tree,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`the bench of ${tree} ended with ${status}:\n${stderr}`);
  const rows = stdout.split("\n").flatMap((line) => {
    const [, what, figure] = /^\| (.+?) \| (.+?) \| .*\|$/.exec(line) ?? [];
    return what && figure && what !== "what" ? [[what, figure] as const] : [];
  });
  return new Map(rows);
}

const numbersIn = (figure: string) =>
  figure.match(/\d[\d,]*(?:\.\d+)?/g)?.map((one) => Number(one.replaceAll(",", "")));

/** Where two figures say the same of different numbers: each number now, in parts of what it was. */
function change(then: string | undefined, now: string | undefined): string {
  const [before, after] = [numbersIn(then ?? "") ?? [], numbersIn(now ?? "") ?? []];
  if (before.length === 0 || before.length !== after.length) return "";
  return after
    .map((number, at) => (number === before[at] ? "=" : `${ratio(number, before[at] ?? 0)} ×`))
    .join(", ");
}

/** Two trees in turn and back again, in one run: what the machine does besides is done to both. */
export function compare([commit = "HEAD~1", ...parts]: readonly string[]) {
  const remove = () => {
    git("worktree", "remove", "--force", before);
    rmSync(before, { recursive: true, force: true });
  };
  remove();
  const added = git("worktree", "add", "--detach", before, commit);
  if (added.status !== 0) throw new Error(`there is no ${commit}: ${added.stderr}`);
  try {
    if (!existsSync(join(before, "node_modules")))
      symlinkSync(join(root, "node_modules"), join(before, "node_modules"));
    const [then, now] = [figuresOf(before, parts), figuresOf(root, parts)];
    const [nowAgain, thenAgain] = [figuresOf(root, parts), figuresOf(before, parts)];
    console.log(`\n| what | ${commit} | now | now, in parts of it, twice |\n|---|---|---|---|`);
    for (const what of new Set([...then.keys(), ...now.keys()])) {
      const twice = [change(then.get(what), now.get(what)), change(thenAgain.get(what), nowAgain.get(what))];
      console.log(`| ${what} | ${then.get(what) ?? "–"} | ${now.get(what) ?? "–"} | ${twice.join("; ")} |`);
    }
  } finally {
    remove();
  }
}

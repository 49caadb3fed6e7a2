import { readFileSync } from "node:fs";
import { judging, type Mutant } from "./judge.ts";

// A process of its own for mutants: one that never comes to an end is ended from outside.

export type Asked = { files: string[]; tests: string[]; mutants: Mutant[] };

/** A mutant may turn a loop into one without an end. Told by the work that it is, a busy machine ends none. */
const ENDLESS_MS = 10_000;

function ending() {
  const began = process.cpuUsage();
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(began);
    // Slowly, on a busy machine, but something is done: that is a word as well.
    if ((user + system) / 1000 < ENDLESS_MS) return void process.send?.({});
    clearInterval(watch);
    process.send?.({ verdict: "timed out" }, () => process.exit());
  }, 500);
  return () => clearInterval(watch);
}

// Whoever asked may be gone: then nobody needs an answer.
process.once("disconnect", () => process.exit());
process.once("message", async ({ files, tests, mutants }: Asked) => {
  const texts = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));
  const judge = await judging(texts, tests, (judges) => process.send?.({ judges }));
  for (const mutant of mutants) {
    const over = ending();
    process.send?.({ verdict: await judge.verdict(mutant) });
    over();
  }
  await judge.lastly();
  process.send?.({ done: true }, () => process.exit());
});

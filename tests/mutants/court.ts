import { readFileSync } from "node:fs";
import { type Judge, judging, type Mutant } from "./judge.ts";

// A process of its own for mutants: one that never comes to an end is ended from outside.

/** `judges`: who reaches what, if another process has found that out already. */
export type Asked = { files: string[]; tests: string[]; mutants: Mutant[]; judges?: Judge[] };

/** A mutant may turn a loop into one without an end: that much work, and not one more test has come to its end. */
const ENDLESS_MS = 5_000;

function ending(testsDone: () => number) {
  let began = process.cpuUsage();
  let before = testsDone();
  const watch = setInterval(() => {
    const now = testsDone();
    if (now !== before) [began, before] = [process.cpuUsage(), now];
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
process.once("message", async ({ files, tests, mutants, judges }: Asked) => {
  const texts = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));
  const judge = await judging(texts, judges ?? { asked: tests, found: () => process.send?.({}) });
  if (!judges) process.send?.({ judges: judge.judges });
  for (const mutant of mutants) {
    const over = ending(judge.testsDone);
    process.send?.({ verdict: await judge.verdict(mutant) });
    over();
  }
  await judge.lastly();
  process.send?.({ done: true }, () => process.exit());
});

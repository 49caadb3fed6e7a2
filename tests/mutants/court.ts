import { readFileSync } from "node:fs";
import { type Judge, judging, type Mutant } from "./judge.ts";

// A process of its own for mutants: one that never comes to an end is ended from outside.

/** `judges`: who reaches what, if another process has found that out already. */
export type Asked = { files: string[]; tests: string[]; mutants: Mutant[]; judges?: Judge[] };

/** A mutant may turn a loop into one without an end: that much work, and not one more test has come to its end. */
const ENDLESS_MS = 5_000;
/** A test that waits is ended by vitest long before: then it is vitest that waits, and nothing is known. */
const STUCK_MS = 90_000;

function ending(testsDone: () => number) {
  const progress = () => ({ work: process.cpuUsage(), at: Date.now(), tests: testsDone() });
  let last = progress();
  const watch = setInterval(() => {
    if (testsDone() !== last.tests) last = progress();
    const { user, system } = process.cpuUsage(last.work);
    const isEndless = (user + system) / 1000 >= ENDLESS_MS;
    // Slowly, on a busy machine, but something is done: that is a word as well.
    if (!isEndless && Date.now() - last.at < STUCK_MS) return void process.send?.({});
    clearInterval(watch);
    process.send?.(isEndless ? { verdict: "timed out" } : { stuck: true }, () => process.exit());
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

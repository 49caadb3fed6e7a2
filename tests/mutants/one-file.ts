import { readFileSync } from "node:fs";
import { judging } from "./judge.ts";
import type { Mutation } from "./mutations.ts";

// A process of its own for each file of mutants: one that never comes to an end is ended from outside.

export type Asked = { file: string; tests: string[]; mutants: Mutation[] };

process.once("message", async ({ file, tests, mutants }: Asked) => {
  const judge = await judging(file, readFileSync(file, "utf8"), tests);
  process.send?.({ judges: judge.judges });
  for (const mutation of mutants) process.send?.({ verdict: await judge.verdict(mutation) });
  await judge.lastly();
  process.send?.({ done: true }, () => process.exit());
});

import { readFileSync } from "node:fs";
import { judging, type Mutant } from "./judge.ts";

// A process of its own for mutants: one that never comes to an end is ended from outside.

export type Asked = { files: string[]; tests: string[]; mutants: Mutant[] };

// Whoever asked may be gone: then nobody needs an answer.
process.once("disconnect", () => process.exit());
process.once("message", async ({ files, tests, mutants }: Asked) => {
  const judge = await judging(new Map(files.map((file) => [file, readFileSync(file, "utf8")])), tests);
  process.send?.({ judges: judge.judges });
  for (const mutant of mutants) process.send?.({ verdict: await judge.verdict(mutant) });
  await judge.lastly();
  process.send?.({ done: true }, () => process.exit());
});

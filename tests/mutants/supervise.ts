import { fork } from "node:child_process";
import type { Verdict } from "./judge.ts";
import type { Mutation } from "./mutations.ts";

export type Told = { mutation: Mutation; verdict: Verdict | "timed out" };
type Word = { judges?: number; verdict?: Verdict; done?: boolean };

/** A mutant may turn a loop into one without an end: after so long without a word it counts as noticed. */
const ENDLESS_MS = 120_000;

/** What became of each mutant of a file; a process that hangs gives way to another one, behind the mutant it hung at. */
export async function supervise(file: string, tests: string[], mutants: Mutation[]) {
  const told: Told[] = [];
  let judges = 0;
  for (;;) {
    const ended = await attend({ file, tests, mutants: mutants.slice(told.length) }, (word) => {
      judges = word.judges ?? judges;
      const mutation = mutants[told.length];
      if (word.verdict && mutation) told.push({ mutation, verdict: word.verdict });
    });
    if (ended === "done") return { told, judges };
    const hung = mutants[told.length];
    if (ended === "failed" || !hung || judges === 0) throw new Error(`${file}: the judge ${ended}`);
    told.push({ mutation: hung, verdict: "timed out" });
  }
}

function attend(asked: object, heard: (word: Word) => void): Promise<"done" | "failed" | "hung"> {
  const child = fork(new URL("one-file.ts", import.meta.url));
  child.send(asked);
  return new Promise((resolve) => {
    let patience: NodeJS.Timeout;
    let hung = false;
    const wait = () => {
      clearTimeout(patience);
      patience = setTimeout(() => {
        hung = true;
        child.kill("SIGKILL");
      }, ENDLESS_MS);
    };
    wait();
    let done = false;
    child.on("message", (word: Word) => {
      wait();
      done ||= word.done === true;
      heard(word);
    });
    child.on("exit", () => {
      clearTimeout(patience);
      resolve(done ? "done" : hung ? "hung" : "failed");
    });
  });
}

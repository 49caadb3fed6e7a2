import { fork } from "node:child_process";
import type { Asked } from "./court.ts";
import type { Mutant, Verdict } from "./judge.ts";

export type Sentence = { mutant: Mutant; verdict: Verdict | "timed out" };
type Word = { judges?: number; verdict?: Verdict; done?: boolean };

/** A mutant may turn a loop into one without an end: after so long without a word it counts as noticed. */
const ENDLESS_MS = 120_000;

/** What became of each mutant; a process that hangs gives way to another one, behind the mutant it hung at. */
export async function supervise(asked: Asked, said: (sentence: Sentence) => void) {
  for (let left = asked.mutants; left.length > 0; ) {
    let judges = 0;
    const ended = await attend({ ...asked, mutants: left }, (word) => {
      judges = word.judges ?? judges;
      const [mutant, ...rest] = left;
      if (!word.verdict || !mutant) return;
      said({ mutant, verdict: word.verdict });
      left = rest;
    });
    if (ended === "done") return;
    const [hung, ...rest] = left;
    if (ended === "failed" || !hung || judges === 0) throw new Error(`the judge of ${asked.files} ${ended}`);
    said({ mutant: hung, verdict: "timed out" });
    left = rest;
  }
}

function attend(asked: Asked, heard: (word: Word) => void): Promise<"done" | "failed" | "hung"> {
  const child = fork(new URL("court.ts", import.meta.url));
  child.send(asked);
  return new Promise((resolve) => {
    let ended: "done" | "failed" | "hung" = "failed";
    const giveUp = () => {
      ended = "hung";
      child.kill("SIGKILL");
    };
    let patience = setTimeout(giveUp, ENDLESS_MS);
    child.on("message", (word: Word) => {
      clearTimeout(patience);
      patience = setTimeout(giveUp, ENDLESS_MS);
      if (word.done) ended = "done";
      heard(word);
    });
    child.on("exit", () => {
      clearTimeout(patience);
      resolve(ended);
    });
  });
}

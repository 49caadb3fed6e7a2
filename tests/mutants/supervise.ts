import { fork } from "node:child_process";
import type { Asked } from "./court.ts";
import type { Judge, Mutant, Verdict } from "./judge.ts";

export type Sentence = { mutant: Mutant; verdict: Verdict };
/** Who judges; what became of the next mutant; that it was the last; or only that something is done. */
type Word = { judges?: Judge[]; verdict?: Verdict; done?: boolean };

/** After so long without a word something is wrong, and no mutant has been noticed by that. */
const SILENCE_MS = 300_000;

/** What became of each mutant; a process that ended with one of them gives way to another, behind it. */
export async function supervise(asked: Asked, said: (sentence: Sentence) => void) {
  let known = asked;
  for (let left = asked.mutants; left.length > 0; ) {
    let timedOut = false;
    const ended = await attend({ ...known, mutants: left }, (word) => {
      if (word.judges) known = { ...asked, judges: word.judges };
      const [mutant, ...rest] = left;
      if (!word.verdict || !mutant) return;
      said({ mutant, verdict: word.verdict });
      left = rest;
      timedOut = word.verdict === "timed out";
    });
    if (ended === "done") return;
    if (!timedOut) throw new Error(`the judge of ${asked.files} ${ended}`);
  }
}

function attend(asked: Asked, heard: (word: Word) => void): Promise<"done" | "failed" | "hung"> {
  const child = fork(new URL("court.ts", import.meta.url), { serialization: "advanced" });
  child.send(asked);
  return new Promise((resolve) => {
    let ended: "done" | "failed" | "hung" = "failed";
    const giveUp = () => {
      ended = "hung";
      child.kill("SIGKILL");
    };
    let patience = setTimeout(giveUp, SILENCE_MS);
    child.on("message", (word: Word) => {
      clearTimeout(patience);
      patience = setTimeout(giveUp, SILENCE_MS);
      if (word.done) ended = "done";
      heard(word);
    });
    child.on("exit", () => {
      clearTimeout(patience);
      resolve(ended);
    });
  });
}

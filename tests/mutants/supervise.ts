import { fork } from "node:child_process";
import type { Asked } from "./court.ts";
import type { Judge, Mutant, Verdict } from "./judge.ts";

export type Sentence = { mutant: Mutant; verdict: Verdict };
/** Who judges; what became of the next mutant; that it was the last; that nothing goes on; or only that something is done. */
type Word = { judges?: Judge[]; verdict?: Verdict; done?: true; stuck?: true };

/** After so long without a word something is wrong, and no mutant has been noticed by that. */
const SILENCE_MS = 300_000;

/**
 * What became of each mutant; a process that ended with one of them gives way to another, behind it. One that got stuck
 * gives way as well, and the mutant is judged once more: stuck again, nobody has noticed it.
 */
export async function supervise(asked: Asked, said: (sentence: Sentence) => void) {
  let known = asked;
  let stuckWith: Mutant | undefined;
  for (let left = asked.mutants; left.length > 0; ) {
    let goesOn = false;
    const ended = await attend({ ...known, mutants: left }, ({ judges, verdict, stuck }) => {
      if (judges) known = { ...asked, judges };
      const [mutant, ...rest] = left;
      const isGivenUp = stuck && mutant === stuckWith;
      if (stuck) stuckWith = mutant;
      goesOn = stuck || verdict === "timed out";
      if (!mutant || !(verdict || isGivenUp)) return;
      said({ mutant, verdict: verdict ?? "survived" });
      left = rest;
    });
    if (ended === "done") return;
    if (!goesOn) throw new Error(`the judge of ${asked.files} ${ended}`);
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

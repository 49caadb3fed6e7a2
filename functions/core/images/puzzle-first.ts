import { type Clock, DAY_SECONDS, seconds } from "../../lib/clock.ts";
import { Refusal } from "../../lib/errors.ts";
import { type Limit, tryUse } from "../../lib/limit.ts";
import { isSolved, type Solved, setPuzzle } from "../../lib/puzzle.ts";
import type { UserId } from "../accounts/caller.ts";
import type { NewSecret } from "../accounts/secrets.ts";
import { parseKeyRing } from "../accounts/tokens.ts";

type Setting = { clock: Clock; keyRing: string; puzzleRounds: number; newSecret: NewSecret };
export type PuzzleNeeds = Parameters<typeof tryUse>[0] & Setting;

/** An answer is good for one batch. */
const once: Limit = { scope: "puzzle", most: 1, withinSeconds: DAY_SECONDS };

/** Goes on only with the answer to a puzzle that was set to this guest; else it refuses, and sets one. */
export async function requireSolved(needs: PuzzleNeeds, who: UserId, solved: Solved | undefined) {
  const now = seconds(needs.clock.now());
  const keys = parseKeyRing(needs.keyRing);
  const setBy = { secrets: keys.map(({ secret }) => secret), who, now };
  if (solved && (await isSolved(solved, setBy)) && (await tryUse(needs, once, solved.salt))) return;
  const [{ secret }] = keys;
  const salt = needs.newSecret();
  throw new Refusal(
    "puzzle_first",
    "Many pictures are asked for today. Please try again: your browser then shows first that it is no machine.",
    { puzzle: await setPuzzle({ secret, who, salt, now, rounds: needs.puzzleRounds }) },
  );
}

/**
 * A short piece of work that a browser does before it is given what machines might take all of. The browser's own
 * cryptography does it about as quickly as anybody's: no machine is much ahead of a phone.
 */
export type Puzzle = { salt: string; until: number; rounds: number; most: number; target: string };

/** Its answer, with what it takes to know the puzzle again: nobody keeps puzzles. */
export type Solved = { salt: string; until: number; answer: number };

/** What one try costs; tests make it cheap. A phone does some fifty of these a second, or some hundred. */
export const SHOP_ROUNDS = 20_000;
const MOST = 256;
const SECONDS = 10 * 60;

const bytes = (text: string) => new TextEncoder().encode(text);
const inHex = (buffer: ArrayBuffer) =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** What an answer comes to; dear, and the same wherever it is worked out. */
async function worked({ salt, rounds }: Pick<Puzzle, "salt" | "rounds">) {
  const key = await crypto.subtle.importKey("raw", bytes(salt), "PBKDF2", false, ["deriveBits"]);
  return async (answer: number) => {
    const way = { name: "PBKDF2", hash: "SHA-256", salt: bytes(String(answer)), iterations: rounds };
    return inHex(await crypto.subtle.deriveBits(way, key, 128));
  };
}

type Secret = Uint8Array<ArrayBuffer>;

/** Known only to whoever knows the secret, and to whoever did the work. */
async function answerOf(secret: Secret, who: string, { salt, until }: Pick<Puzzle, "salt" | "until">) {
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  const seal = await crypto.subtle.sign("HMAC", key, bytes(JSON.stringify(["puzzle", who, salt, until])));
  return new DataView(seal).getUint32(0) % MOST;
}

type Setting = { secret: Secret; who: string; salt: string; now: number; rounds: number };

export async function setPuzzle({ secret, who, salt, now, rounds }: Setting): Promise<Puzzle> {
  const until = now + SECONDS;
  const work = await worked({ salt, rounds });
  return {
    salt,
    until,
    rounds,
    most: MOST,
    target: await work(await answerOf(secret, who, { salt, until })),
  };
}

/** Whether it is the answer to a puzzle that this person was set a moment ago. */
export async function isSolved(
  solved: Solved,
  { secrets, who, now }: { secrets: readonly Secret[]; who: string; now: number },
): Promise<boolean> {
  if (solved.until <= now || solved.until > now + SECONDS) return false;
  for (const secret of secrets) if ((await answerOf(secret, who, solved)) === solved.answer) return true;
  return false;
}

/** Tries one answer after the other; the page stays free meanwhile. */
export async function solve({ salt, until, rounds, most, target }: Puzzle): Promise<Solved> {
  const work = await worked({ salt, rounds });
  for (let answer = 0; answer < most; answer++)
    if ((await work(answer)) === target) return { salt, until, answer };
  throw new Error("This puzzle has no answer.");
}

import { randomBytes } from "node:crypto";

/** Chance is handed in, so that a simulation can replay it. */
export type NewId = () => string;

let [drawn, used] = [Buffer.alloc(0), 0];

/** 128 random bits in 22 characters that are safe in an address: not guessable, not enumerable. Drawn for many at once. */
export const randomId: NewId = () => {
  if (used === drawn.length) [drawn, used] = [randomBytes(4096), 0];
  used += 16;
  return drawn.toString("base64url", used - 16, used);
};

import { randomBytes } from "node:crypto";

/** Chance is handed in, so that a simulation can replay it. */
export type NewId = () => string;

const BYTES = 16;
let drawn = Buffer.alloc(0);
let used = 0;

/** 128 random bits in 22 characters that are safe in an address: not guessable, not enumerable. Drawn for many at once. */
export const randomId: NewId = () => {
  if (used === drawn.length) [drawn, used] = [randomBytes(BYTES * 256), 0];
  used += BYTES;
  return drawn.toString("base64url", used - BYTES, used);
};

import { randomBytes } from "node:crypto";

/** Chance is handed in, so that a simulation can replay it. */
export type NewId = () => string;

/** 128 random bits in 22 characters that are safe in an address: not guessable, not enumerable. */
export const randomId: NewId = () => randomBytes(16).toString("base64url");

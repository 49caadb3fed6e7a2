import { randomBytes } from "node:crypto";

/** 256 random bits: what is sent away. What is kept is only its fingerprint. */
export type NewSecret = () => string;

export const randomSecret: NewSecret = () => randomBytes(32).toString("base64url");

import { createHash, randomBytes } from "node:crypto";

/** 256 random bits: what is sent away. What is kept is only its hash. */
export type NewSecret = () => string;

export const randomSecret: NewSecret = () => randomBytes(32).toString("base64url");

export const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");

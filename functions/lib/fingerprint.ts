import { createHash } from "node:crypto";

/** Knows a text again without telling it: what is not to be read is kept so. */
export const fingerprint = (text: string) => createHash("sha256").update(text).digest("base64url");

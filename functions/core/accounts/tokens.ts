import { createHmac } from "node:crypto";
import type { Clock } from "../../lib/clock.ts";
import { seconds } from "../../lib/clock.ts";
import { sameText } from "../../lib/same-text.ts";
import type { UserId } from "./caller.ts";

const ACCESS_MINUTES = 15;
const ISSUER = "wallflower";

/** A token stands for a session, and ends with it. */
export type Pass = { userId: UserId; hash: string };

/** Signs and reads the short-lived Bearer tokens. */
export type Tokens = {
  /** For a quarter of an hour, or until then: in seconds. */
  sign(pass: Pass, until?: number): string;
  /** What it was issued for: "valid", "expired" if it is ours but too old, or "forged" for anything else. */
  read(token: string): ReadToken;
};

export type ReadToken = { state: "valid" | "expired"; pass: Pass; until: number } | { state: "forged" };

type Key = { kid: string; secret: Uint8Array<ArrayBuffer> };

/**
 * The key ring is text, newest first: "kid.secret,kid.secret". The first key signs, all of them verify, so
 * a key is rotated by putting a new one in front and dropping the old one a quarter of an hour later.
 */
export function parseKeyRing(text: string): [Key, ...Key[]] {
  const keys = text.split(",").map((entry) => {
    const [kid = "", secret = ""] = entry.trim().split(".", 2);
    if (!kid || secret.length < 32)
      throw new Error('SessionKeys wants "kid.secret" with 32 characters or more');
    return { kid, secret: new TextEncoder().encode(secret) };
  });
  return keys as [Key, ...Key[]];
}

type Claims = { sid: string; sub: UserId; iss: string; aud: string; iat: number; exp: number };

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
const headOf = ({ kid }: Key) => encoded({ alg: "HS256", kid });
const sealOf = ({ secret }: Key, text: string) =>
  createHmac("sha256", secret).update(text).digest("base64url");

/** JSON Web Tokens of one kind: a head that is not to the letter one of ours is not even looked into. */
export function jwtTokens(needs: { clock: Clock; keyRing: string; stage: string }): Tokens {
  const ring = parseKeyRing(needs.keyRing);
  const byHead = new Map(ring.map((key) => [headOf(key), key]));
  const [current] = ring;
  return {
    sign({ userId, hash }, until) {
      const iat = seconds(needs.clock.now());
      const exp = until ?? iat + ACCESS_MINUTES * 60;
      const claims: Claims = { sid: hash, sub: userId, iss: ISSUER, aud: needs.stage, iat, exp };
      const text = `${headOf(current)}.${encoded(claims)}`;
      return `${text}.${sealOf(current, text)}`;
    },
    read(token) {
      const [head = "", body = "", seal = "", ...more] = token.split(".");
      const key = byHead.get(head);
      if (!key || more.length > 0 || !sameText(seal, sealOf(key, `${head}.${body}`)))
        return { state: "forged" };
      const claims: Claims = JSON.parse(Buffer.from(body, "base64url").toString());
      const { sid, sub, iss, aud, exp } = claims;
      if (iss !== ISSUER || aud !== needs.stage) return { state: "forged" };
      const state = exp > seconds(needs.clock.now()) ? "valid" : "expired";
      return { state, pass: { userId: sub, hash: sid }, until: exp };
    },
  };
}

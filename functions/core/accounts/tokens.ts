import type { JWTPayload } from "jose";
import type { Clock } from "../../lib/clock.ts";
import { seconds } from "../../lib/clock.ts";
import type { UserId } from "./caller.ts";

export const ACCESS_MINUTES = 15;
const ISSUER = "wallflower";
const ALGORITHM = "HS256";

/** A token stands for a session, and ends with it. */
export type Pass = { userId: UserId; hash: string };

/** Signs and reads the short-lived Bearer tokens. */
export type Tokens = {
  /** For a quarter of an hour, or until then: in seconds. */
  sign(pass: Pass, until?: number): Promise<string>;
  /** What it was issued for: "valid", "expired" if it is ours but too old, or "forged" for anything else. */
  read(token: string): Promise<ReadToken>;
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

export function jwtTokens(needs: { clock: Clock; keyRing: string; stage: string }): Tokens {
  const [current, ...older] = parseKeyRing(needs.keyRing);
  const ring = new Map([current, ...older].map((key) => [key.kid, key.secret]));
  return {
    async sign({ userId, hash }, until) {
      const { SignJWT } = await import("jose");
      const issuedAt = seconds(needs.clock.now());
      return new SignJWT({ sid: hash })
        .setProtectedHeader({ alg: ALGORITHM, kid: current.kid })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setAudience(needs.stage)
        .setIssuedAt(issuedAt)
        .setExpirationTime(until ?? issuedAt + ACCESS_MINUTES * 60)
        .sign(current.secret);
    },
    async read(token) {
      const { jwtVerify, errors } = await import("jose");
      try {
        const { payload } = await jwtVerify(
          token,
          ({ kid }) => {
            const secret = ring.get(kid ?? "");
            if (!secret) throw new errors.JWSInvalid("unknown key");
            return secret;
          },
          {
            algorithms: [ALGORITHM],
            issuer: ISSUER,
            audience: needs.stage,
            currentDate: needs.clock.now(),
            requiredClaims: ["sub", "exp", "iat"],
          },
        );
        return readAs("valid", payload);
      } catch (failure) {
        // Thrown after the signature has been checked: who it was issued to is certain.
        return failure instanceof errors.JWTExpired
          ? readAs("expired", failure.payload)
          : { state: "forged" };
      }
    },
  };
}

function readAs(state: "valid" | "expired", { sub, sid, exp }: JWTPayload): ReadToken {
  // Those of the first release stood for no session: the cookie brings another.
  if (!sub || typeof sid !== "string" || exp === undefined) return { state: "forged" };
  return { state, pass: { userId: sub as UserId, hash: sid }, until: exp };
}

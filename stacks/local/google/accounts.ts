import { createHash, randomBytes } from "node:crypto";
import { type Clock, seconds } from "../../../functions/lib/clock.ts";
import type { Collection } from "../records.ts";

/** An account at Google. */
export type GoogleAccount = { email: string; verified: boolean; name: string };

export type IssuedToken = { email: string; clientId: string; scope: string; expiresAt: number };

export const TOKEN_SECONDS = 3_599;

/** Google's own name for an account: 21 digits, always the same for the same address. */
export const subjectOf = (email: string) =>
  BigInt(`0x${createHash("sha256").update(email).digest("hex")}`)
    .toString()
    .slice(0, 21);

type Kept = { accounts: Collection<GoogleAccount>; tokens: Collection<IssuedToken>; clock: Clock };

/** The accounts that were ever chosen on this machine, and the tokens that are good for them. */
export const accountBook = ({ accounts, tokens, clock }: Kept) => ({
  known: () => accounts.all(),

  remember(account: GoogleAccount) {
    accounts.put(account.email, account);
  },

  issue(issued: Omit<IssuedToken, "expiresAt">): string {
    const token = `ya29.${randomBytes(48).toString("base64url")}`;
    tokens.put(token, { ...issued, expiresAt: seconds(clock.now()) + TOKEN_SECONDS });
    return token;
  },

  /** The account that a token opens, while it is good. */
  behind(token: string) {
    const issued = tokens.get(token);
    const account = issued && accounts.get(issued.email);
    const left = (issued?.expiresAt ?? 0) - seconds(clock.now());
    return issued && account && left > 0 ? { issued, account, left } : undefined;
  },
});

export type AccountBook = ReturnType<typeof accountBook>;

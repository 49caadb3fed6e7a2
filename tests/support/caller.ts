import type { Shop } from "../../functions/composition.ts";
import type { Caller, UserId } from "../../functions/core/accounts/caller.ts";
import { jwtTokens } from "../../functions/core/accounts/tokens.ts";
import { type Profile, profiles } from "../../functions/core/accounts/words.ts";
import { KEY_RING } from "./shop.ts";

const caller = (userId: string, userType: Caller["userType"]): Caller => ({
  userId: userId as UserId,
  userType,
});

/** Every state a caller's credentials can be in: what the matrix goes through, row by row. */
export const credentialStates = [
  "none",
  "guest",
  "user",
  "another user",
  "expired",
  "forged",
  "junk",
] as const;
export type CredentialState = (typeof credentialStates)[number];

async function keepAccount({ table, clock }: Pick<Shop, "table" | "clock">, { userId, userType }: Caller) {
  const profile: Profile = { userId, userType, locale: "en-US", createdAt: clock.now().toISOString() };
  if (!(await table.get(profiles, { userId }))) await table.create(profiles, profile);
}

/** The Authorization header for a state, as a caller of this shop would present it. */
export async function authorizationFor(
  { tokens, clock, stage, table }: Pick<Shop, "tokens" | "clock" | "stage" | "table">,
  state: CredentialState,
): Promise<string | undefined> {
  const bearer = async (token: Promise<string>) => `Bearer ${await token}`;
  const valid = async (known: Caller) => {
    await keepAccount({ table, clock }, known);
    return bearer(tokens.sign(known));
  };
  switch (state) {
    case "none":
      return undefined;
    case "guest":
      return valid(caller("guest-1", "guest"));
    case "user":
      return valid(caller("user-1", "registered"));
    case "another user":
      return valid(caller("user-2", "registered"));
    case "expired": {
      const yesterday = new Date(clock.now().getTime() - 24 * 60 * 60 * 1000);
      const past = jwtTokens({ clock: { now: () => yesterday }, stage, keyRing: KEY_RING });
      return bearer(past.sign(caller("user-1", "registered")));
    }
    case "forged": {
      const keyRing = "test.another-secret-under-the-same-key-id";
      return bearer(jwtTokens({ clock, stage, keyRing }).sign(caller("user-1", "registered")));
    }
    case "junk":
      return "Bearer not-a-token";
  }
}

import type { Shop } from "../../functions/composition.ts";
import type { UserId } from "../../functions/core/accounts/caller.ts";
import { profiles, sessions } from "../../functions/core/accounts/items.ts";
import { jwtTokens, type Pass } from "../../functions/core/accounts/tokens.ts";
import { KEY_RING } from "./shop.ts";

type Needs = Pick<Shop, "tokens" | "clock" | "stage" | "table">;
type UserType = "guest" | "registered";

/** Every state a caller's credentials can be in: what the matrix goes through, row by row. */
export const credentialStates = [
  "none",
  "guest",
  "user",
  "another user",
  "expired",
  "forged",
  "junk",
  "ended session",
  "merged guest",
  "deleted account",
] as const;
export type CredentialState = (typeof credentialStates)[number];

/** What is no longer good, or never was. */
export const invalidStates: ReadonlySet<CredentialState> = new Set([
  "expired",
  "forged",
  "junk",
  "ended session",
  "merged guest",
  "deleted account",
]);

const passOf = (userId: string): Pass => ({ userId: userId as UserId, hash: `session-of-${userId}` });

async function keepAccount({ table, clock }: Needs, pass: Pass, userType: UserType) {
  const at = clock.now().toISOString();
  if (!(await table.get(profiles, pass)))
    await table.create(profiles, { userId: pass.userId, userType, locale: "en-US", createdAt: at });
  if (!(await table.get(sessions, pass))) await table.create(sessions, { ...pass, startedAt: at });
}

/** The Authorization header for a state, as a caller of this shop would present it. */
export async function authorizationFor(needs: Needs, state: CredentialState): Promise<string | undefined> {
  const { tokens, clock, stage, table } = needs;
  const bearer = (token: string) => `Bearer ${token}`;
  const somebody = async (userId: string, userType: UserType) => {
    await keepAccount(needs, passOf(userId), userType);
    return bearer(tokens.sign(passOf(userId)));
  };
  switch (state) {
    case "none":
      return undefined;
    case "guest":
      return somebody("guest-1", "guest");
    case "user":
      return somebody("user-1", "registered");
    case "another user":
      return somebody("user-2", "registered");
    case "expired": {
      const yesterday = new Date(clock.now().getTime() - 24 * 60 * 60 * 1000);
      const past = jwtTokens({ clock: { now: () => yesterday }, stage, keyRing: KEY_RING });
      return bearer(past.sign(passOf("user-1")));
    }
    case "forged": {
      const keyRing = "test.another-secret-under-the-same-key-id";
      return bearer(jwtTokens({ clock, stage, keyRing }).sign(passOf("user-1")));
    }
    case "junk":
      return "Bearer not-a-token";
    case "ended session":
      await keepAccount(needs, passOf("user-1"), "registered");
      return bearer(tokens.sign({ ...passOf("user-1"), hash: "a session that is over" }));
    case "merged guest":
      // Moved into an account, with all that was theirs; the session may lie there a moment longer.
      if (!(await table.get(sessions, passOf("guest-2"))))
        await table.create(sessions, { ...passOf("guest-2"), startedAt: clock.now().toISOString() });
      return bearer(tokens.sign(passOf("guest-2")));
    case "deleted account":
      return bearer(tokens.sign(passOf("user-3")));
  }
}

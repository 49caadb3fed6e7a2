import type { Caller, UserId } from "../../functions/core/accounts/caller.ts";
import { jwtTokens } from "../../functions/core/accounts/tokens.ts";
import type { Shop } from "../../functions/shop.ts";
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

/** The Authorization header for a state, as a caller of this shop would present it. */
export async function authorizationFor(
  { tokens, clock, stage }: Pick<Shop, "tokens" | "clock" | "stage">,
  state: CredentialState,
): Promise<string | undefined> {
  const bearer = async (token: Promise<string>) => `Bearer ${await token}`;
  switch (state) {
    case "none":
      return undefined;
    case "guest":
      return bearer(tokens.sign(caller("guest-1", "guest")));
    case "user":
      return bearer(tokens.sign(caller("user-1", "registered")));
    case "another user":
      return bearer(tokens.sign(caller("user-2", "registered")));
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

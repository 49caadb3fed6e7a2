import type { Google, GooglePerson } from "../../functions/core/accounts/google.ts";

/** Knows whom a test introduces: a token is the person's own name for it. */
export function fakeGoogle(people: Record<string, GooglePerson> = {}): Google {
  return {
    options: async () => ({
      clientId: "the-shop",
      authorizeUrl: "https://google.test/auth",
      scope: "openid email profile",
    }),
    whoHolds: async (accessToken) => (Object.hasOwn(people, accessToken) ? people[accessToken] : undefined),
  };
}

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Google } from "../../../functions/core/accounts/google.ts";

type Account = { email: string; firstName: string; lastName: string; verified: boolean };

export type GoogleWorld = {
  google: Google;
  /** The access token that somebody gets by choosing this account. */
  tokenOf(account: Account): string;
  close(): Promise<void>;
};

const ada: Account = { email: "ada@example.com", firstName: "Ada", lastName: "Lovelace", verified: true };

/** What the shop expects of whoever vouches for its shoppers. */
export const googleContract = (name: string, open: () => Promise<GoogleWorld>) =>
  describe(name, () => {
    let world: GoogleWorld;
    beforeEach(async () => {
      world = await open();
    });
    afterEach(() => world.close());

    test("a stage with Google says where to go, as whom, and for what", async () => {
      const options = await world.google.options();
      expect(options?.clientId).toBe("the-shop");
      expect(URL.canParse(options?.authorizeUrl ?? "")).toBe(true);
      expect(options?.scope).toBe("openid email profile");
    });

    test("a token opens the account that was chosen, the same one each time", async () => {
      const [first, second] = [world.tokenOf(ada), world.tokenOf(ada)];
      const person = await world.google.whoHolds(first);
      expect(person).toEqual({
        subject: expect.stringMatching(/./),
        email: "ada@example.com",
        emailVerified: true,
        firstName: "Ada",
        lastName: "Lovelace",
      });
      expect(await world.google.whoHolds(second)).toEqual(person);
      const other = await world.google.whoHolds(world.tokenOf({ ...ada, email: "b@example.com" }));
      expect(other?.subject).not.toBe(person?.subject);
    });

    test("an address that nobody has verified is told as such", async () => {
      const token = world.tokenOf({ ...ada, verified: false });
      expect((await world.google.whoHolds(token))?.emailVerified).toBe(false);
    });

    test.for(["", "invented", "constructor", "ya29.<>&"])("the token %o opens nothing", async (token) => {
      expect(await world.google.whoHolds(token)).toBeUndefined();
    });
  });

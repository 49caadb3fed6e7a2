import { expect, test } from "vitest";
import { argonPasswords, SHOP_COST } from "../../../functions/core/accounts/passwords.ts";

test("the shop's own hash is argon2id at its stated cost, and opens for its password alone", async () => {
  const { hash, matches } = argonPasswords(SHOP_COST);
  const kept = await hash("correct horse");
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await matches("correct horse", kept)).toBe(true);
  expect(await matches("correct horse ", kept)).toBe(false);
  expect(await hash("correct horse")).not.toBe(kept);
});

test("a hash of another cost still opens", async () => {
  const old = await argonPasswords({ memory: 16, passes: 1 }).hash("correct horse");
  expect(await argonPasswords({ memory: 32, passes: 2 }).matches("correct horse", old)).toBe(true);
});

test("nobody's password matches nothing", async () => {
  const { matches } = argonPasswords({ memory: 16, passes: 1 });
  expect(await matches("nobody's password", undefined)).toBe(false);
});

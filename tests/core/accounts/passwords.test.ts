import crypto from "node:crypto";
import { expect, onTestFinished, test, vi } from "vitest";
import { openPasswords, SHOP_COST } from "../../../functions/core/accounts/passwords.ts";

test("the shop's own hash is argon2id at its stated cost, and opens for its password alone", async () => {
  const { hash, matches } = openPasswords(SHOP_COST);
  const kept = await hash("correct horse");
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await matches("correct horse", kept)).toBe(true);
  expect(await matches("correct horse ", kept)).toBe(false);
  expect(await hash("correct horse")).not.toBe(kept);
});

test("a hash of another cost still opens", async () => {
  const old = await openPasswords({ memory: 16, passes: 1 }).hash("correct horse");
  expect(await openPasswords({ memory: 32, passes: 2 }).matches("correct horse", old)).toBe(true);
});

test("nobody's password matches nothing", async () => {
  const { matches } = openPasswords({ memory: 16, passes: 1 });
  expect(await matches("nobody's password", undefined)).toBe(false);
});

test("where argon2 does not work, a hash is scrypt's of the same strength, and opens for its password alone", async () => {
  const { hash, matches } = openPasswords(SHOP_COST, () => false);
  const kept = await hash("correct horse");
  expect(kept).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
  expect(await matches("correct horse", kept)).toBe(true);
  expect(await matches("correct horse ", kept)).toBe(false);
  expect(await matches("nobody's password", undefined)).toBe(false);
});

test("a runtime that learns argon2 opens scrypt's hashes, and makes them anew at the next login", async () => {
  const old = await openPasswords({ memory: 16, passes: 1 }, () => false).hash("correct horse");
  const { matches, isOutdated } = openPasswords({ memory: 16, passes: 1 });
  expect(await matches("correct horse", old)).toBe(true);
  expect(await matches("another horse", old)).toBe(false);
  expect(isOutdated(old)).toBe(true);
});

test("argon2 that is there and throws, as with an older OpenSSL, is no argon2", async () => {
  const broken = vi.spyOn(crypto, "argon2Sync").mockImplementation(() => {
    throw new Error("ERR_CRYPTO_ARGON2_NOT_SUPPORTED");
  });
  expect(await openPasswords({ memory: 16, passes: 1 }).hash("correct horse")).toMatch(/^\$scrypt\$/);
  broken.mockRestore();
});

test("a hash is what it says that it is: any other scrypt opens it", async () => {
  const kept = await openPasswords({ memory: 16, passes: 1 }, () => false).hash("correct horse");
  const [, , cost, salt = "", tag] = kept.split("$");
  expect(cost).toBe("ln=4,r=8,p=2");
  const again = crypto.scryptSync("correct horse", Buffer.from(salt, "base64"), 32, { N: 16, r: 8, p: 2 });
  expect(again.toString("base64").replace("=", "")).toBe(tag);
});

test("a hash that fails is no hash", async () => {
  const failing = (...args: unknown[]) => (args.at(-1) as (failure: Error) => void)(new Error("no memory"));
  vi.spyOn(crypto, "argon2").mockImplementation(failing as never);
  vi.spyOn(crypto, "scrypt").mockImplementation(failing as never);
  onTestFinished(() => void vi.restoreAllMocks());
  for (const works of [true, false])
    await expect(openPasswords({ memory: 16, passes: 1 }, () => works).hash("x")).rejects.toThrow(
      "no memory",
    );
});

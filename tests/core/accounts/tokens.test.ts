import { expect, test } from "vitest";
import type { UserId } from "../../../functions/core/accounts/caller.ts";
import { jwtTokens } from "../../../functions/core/accounts/tokens.ts";
import { aClock } from "../../support/clock.ts";

const OLD = "old.a-secret-of-thirty-two-characters-or-more";
const NEW = "new.another-secret-of-thirty-two-characters";
const ada = { userId: "ada" as UserId, hash: "a-session" };

const tokensWith = (keyRing: string, { clock = aClock(), stage = "test" } = {}) =>
  jwtTokens({ clock, stage, keyRing });

test("keys are rotated while tokens go on: the new one signs, both are read, then the old one goes", async () => {
  const before = await tokensWith(OLD).sign(ada);
  const during = tokensWith(`${NEW},${OLD}`);
  expect((await during.read(before)).state).toBe("valid");
  const fresh = await during.sign(ada);
  expect((await tokensWith(NEW).read(fresh)).state).toBe("valid");
  expect((await tokensWith(NEW).read(before)).state).toBe("forged");
});

test("a token is good for 15 minutes, and then still tells whose it was", async () => {
  const clock = aClock();
  const tokens = tokensWith(OLD, { clock });
  const token = await tokens.sign(ada);
  clock.advance({ minutes: 14, seconds: 59 });
  expect((await tokens.read(token)).state).toBe("valid");
  clock.advance({ seconds: 1 });
  expect(await tokens.read(token)).toMatchObject({ state: "expired", pass: ada });
});

test("a token of another stage is nobody's, although the key is the same", async () => {
  const token = await tokensWith(OLD, { stage: "elsewhere" }).sign(ada);
  expect(await tokensWith(OLD).read(token)).toEqual({ state: "forged" });
});

test("an expired token that was tampered with is forged, not expired", async () => {
  const clock = aClock();
  const tokens = tokensWith(OLD, { clock });
  const [head = "", payload = "", signature = ""] = (await tokens.sign(ada)).split(".");
  clock.advance({ hours: 1 });
  const other = btoa(atob(payload).replace('"ada"', '"eve"')).replace(/=+$/, "");
  expect(await tokens.read(`${head}.${other}.${signature}`)).toEqual({ state: "forged" });
});

test("a key ring that is too weak is refused at the start", () => {
  expect(() => tokensWith("kid.short")).toThrow("32 characters");
});

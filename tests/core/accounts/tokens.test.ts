import { jwtVerify, SignJWT } from "jose";
import { expect, test } from "vitest";
import type { UserId } from "../../../functions/core/accounts/caller.ts";
import { jwtTokens } from "../../../functions/core/accounts/tokens.ts";
import { aClock } from "../../support/clock.ts";

const OLD = "old.a-secret-of-thirty-two-characters-or-more";
const NEW = "new.another-secret-of-thirty-two-characters";
const ada = { userId: "ada" as UserId, hash: "a-session" };

const tokensWith = (keyRing: string, { clock = aClock(), stage = "test" } = {}) =>
  jwtTokens({ clock, stage, keyRing });

test("keys are rotated while tokens go on: the new one signs, both are read, then the old one goes", () => {
  const before = tokensWith(OLD).sign(ada);
  const during = tokensWith(`${NEW},${OLD}`);
  expect(during.read(before).state).toBe("valid");
  const fresh = during.sign(ada);
  expect(tokensWith(NEW).read(fresh).state).toBe("valid");
  expect(tokensWith(NEW).read(before).state).toBe("forged");
});

test("a token is good for 15 minutes, and then still tells whose it was", () => {
  const clock = aClock();
  const tokens = tokensWith(OLD, { clock });
  const token = tokens.sign(ada);
  clock.advance({ minutes: 14, seconds: 59 });
  expect(tokens.read(token).state).toBe("valid");
  clock.advance({ seconds: 1 });
  expect(tokens.read(token)).toMatchObject({ state: "expired", pass: ada });
});

test("a token of another stage is nobody's, although the key is the same", () => {
  const token = tokensWith(OLD, { stage: "elsewhere" }).sign(ada);
  expect(tokensWith(OLD).read(token)).toEqual({ state: "forged" });
});

test("an expired token that was tampered with is forged, not expired", () => {
  const clock = aClock();
  const tokens = tokensWith(OLD, { clock });
  const [head = "", payload = "", signature = ""] = tokens.sign(ada).split(".");
  clock.advance({ hours: 1 });
  const other = btoa(atob(payload).replace('"ada"', '"eve"')).replace(/=+$/, "");
  expect(tokens.read(`${head}.${other}.${signature}`)).toEqual({ state: "forged" });
});

test("is what others call a token: their library reads ours, and ours what it signs", async () => {
  const clock = aClock();
  const tokens = tokensWith(OLD, { clock });
  const key = new TextEncoder().encode(OLD.split(".")[1]);
  const asked = { algorithms: ["HS256"], issuer: "wallflower", audience: "test", currentDate: clock.now() };
  const { payload, protectedHeader } = await jwtVerify(tokens.sign(ada), key, asked);
  expect(payload).toMatchObject({ sub: "ada", sid: "a-session" });
  const theirs = await new SignJWT(payload).setProtectedHeader({ alg: "HS256", kid: "old" }).sign(key);
  expect(protectedHeader.kid).toBe("old");
  expect(tokens.read(theirs)).toMatchObject({ state: "valid", pass: ada });
});

test.for([
  ["nothing", ""],
  ["a head alone", "HEAD"],
  ["no seal", "HEAD.BODY"],
  ["an empty seal", "HEAD.BODY."],
  ["a part too many", "HEAD.BODY.SEAL.SEAL"],
  ["a seal in letters that are longer than they look", `HEAD.BODY.${"ß".repeat(43)}`],
  ["a seal cut short", "HEAD.BODY.SHORT"],
  ["a seal that is written otherwise", "HEAD.BODY.SEAL="],
] as const)("%s is forged", ([, shape]) => {
  const tokens = tokensWith(OLD);
  const [head = "", body = "", seal = ""] = tokens.sign(ada).split(".");
  const written = { HEAD: head, BODY: body, SEAL: seal, SHORT: seal.slice(0, -1) };
  const token = shape.replaceAll(/[A-Z]{4,}/g, (name) => written[name as keyof typeof written]);
  expect(tokens.read(token)).toEqual({ state: "forged" });
});

test("a key ring that is too weak is refused at the start", () => {
  expect(() => tokensWith("kid.short")).toThrow("32 characters");
});

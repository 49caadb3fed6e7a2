import { expect, test } from "vitest";
import type { UserId } from "../../../functions/core/accounts/caller.ts";
import {
  googleLinks,
  logins,
  mailTokens,
  profiles,
  sessions,
} from "../../../functions/core/accounts/items.ts";
import { UnreadableItem } from "../../../functions/lib/table/entity.ts";
import { writtenFirst } from "../../support/first-release.ts";

const at = "2026-11-20T12:00:00.000Z";
const userId = "user-1" as UserId;
const email = "ada@example.com";

test("accounts of the first release are read as they were: a guest's, and a user's", async () => {
  const guest = { userId, userType: "guest", locale: "en-US", createdAt: at, seenAt: at };
  const user = { ...guest, userType: "registered", endedBefore: at, email, firstName: "A", lastName: "L" };
  for (const data of [guest, { ...user, googleSubject: "1" }]) {
    const table = await writtenFirst({ pk: "U#user-1", sk: "PROFILE" }, "profile", data);
    expect(await table.get(profiles, { userId })).toEqual({ ...data, v: 1 });
  }
});

test("logins of the first release are read, with a password and by Google; what was unproven is none", async () => {
  const google = { email, userId, claim: "c" };
  const withPassword = { ...google, passwordHash: "$argon2id$v=19$m=8,t=1,p=1$a$b" };
  const read = async (login: object, verified: boolean) => {
    const data = { ...login, verified, claimedAt: at, firstName: "A", lastName: "" };
    const table = await writtenFirst({ pk: `EMAIL#${email}`, sk: "LOGIN" }, "login", data);
    return table.get(logins, { email });
  };
  for (const login of [google, withPassword]) expect(await read(login, true)).toEqual({ ...login, v: 1 });
  await expect(read(withPassword, false)).rejects.toThrow(UnreadableItem);
});

test("sessions, mailed tokens and links to Google of the first release are read as they were", async () => {
  const session = { userId, hash: "h", startedAt: at };
  const first = await writtenFirst({ pk: "U#user-1", sk: "SESS#h" }, "session", session);
  expect(await first.get(sessions, session)).toEqual({ ...session, v: 1 });

  const token = { hash: "h", purpose: "verify", email, claim: "c", sentAt: at };
  const second = await writtenFirst({ pk: "TOK#h", sk: "TOKEN" }, "mail-token", token);
  expect(await second.get(mailTokens, token)).toEqual({ ...token, v: 1 });

  const link = { subject: "1", userId };
  const third = await writtenFirst({ pk: "GOOG#1", sk: "LINK" }, "google", link);
  expect(await third.get(googleLinks, link)).toEqual({ ...link, v: 1 });
});

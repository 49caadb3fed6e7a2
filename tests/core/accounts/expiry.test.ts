import { expect, test } from "vitest";
import type { Profile } from "../../../functions/core/accounts/account.ts";
import type { UserId } from "../../../functions/core/accounts/caller.ts";
import {
  claims,
  mailTokens,
  networks,
  profiles,
  type Session,
  sessions,
} from "../../../functions/core/accounts/items.ts";

// When what the shop knows of people ends although nobody asks.

const at = "2026-01-01T00:00:00.000Z";
const later = "2026-02-01T00:00:00.000Z";
const userId = "user-1" as UserId;
const daysAfter = (days: number, from = at) => new Date(Date.parse(from) + days * 86_400_000);

const guest: Profile = { userId, userType: "guest", locale: "en-US", createdAt: at };

test.for<[what: string, profile: Profile, due: Date | undefined]>([
  ["a guest who came once", guest, daysAfter(90)],
  ["a guest who came back", { ...guest, seenAt: later }, daysAfter(90, later)],
  ["a guest who is kept", { ...guest, seenAt: at, keptUntil: later }, new Date(later)],
  ["a user", { ...guest, userType: "registered" }, undefined],
])("%s is looked at in time", ([, profile, due]) => {
  expect(profiles.due?.(profile)).toEqual(due);
});

test("a claim ends after a week, a network after 210 days, a mailed token after a day", () => {
  const registration = { passwordHash: "", firstName: "", lastName: "", browser: "" };
  expect(claims.expires?.({ ...registration, email: "", claimedAt: at })).toEqual(daysAfter(7));
  expect(networks.expires?.({ email: "", network: "", at })).toEqual(daysAfter(210));
  const token = { hash: "", purpose: "reset" as const, email: "", claim: "", sentAt: at };
  expect(mailTokens.expires?.(token)).toEqual(daysAfter(1));
});

test("a session ends 30 days after it was last used, and 180 days after it began", () => {
  const session: Session = { userId, hash: "", startedAt: at };
  expect(sessions.expires?.(session)).toEqual(daysAfter(30));
  expect(sessions.expires?.({ ...session, seenAt: later })).toEqual(daysAfter(30, later));
  expect(sessions.expires?.({ ...session, seenAt: daysAfter(170).toISOString() })).toEqual(daysAfter(180));
});

import { expect, test } from "vitest";
import { accountLimits } from "../../../functions/core/accounts/limits.ts";
import { networkOf } from "../../../functions/lib/ip-address.ts";

test("a network of IPv6 addresses counts as one place, however they are written", () => {
  expect(networkOf("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2::/64");
  expect(networkOf("2001:db8:1:2::9")).toBe("2001:db8:1:2::/64");
  expect(networkOf("2001:db8::9")).toBe("2001:db8:0:0::/64");
  expect(networkOf("::1")).toBe("0:0:0:0::/64");
});

test("an IPv4 address is a place, and so is whatever else the edge says", () => {
  for (const address of ["192.0.2.1", "::ffff:192.0.2.1", "unknown"])
    expect(networkOf(address)).toBe(address);
});

test("a stage may have measures of its own, and keeps the others", () => {
  const limits = accountLimits("loginsPerAddress=200/60, guestsPerAddress=5/3600");
  expect(limits.loginsPerAddress).toEqual({ most: 200, withinSeconds: 60 });
  expect(limits.guestsPerAddress).toEqual({ most: 5, withinSeconds: 3600 });
  expect(limits.loginsPerAccountAndAddress).toEqual({ most: 5, withinSeconds: 900 });
});

test("a measure that nobody knows, or that is no measure, stops the stage at once", () => {
  expect(() => accountLimits("loginPerAddress=200/60")).toThrow("is no limit");
  expect(() => accountLimits("loginsPerAddress=many")).toThrow("is no limit");
});

test("how often is often enough", () => {
  expect(accountLimits()).toEqual({
    guestsPerAddress: { most: 300, withinSeconds: 3_600 },
    registrationsPerAddress: { most: 10, withinSeconds: 3_600 },
    loginsPerAccountAndAddress: { most: 5, withinSeconds: 900 },
    loginsPerAddress: { most: 50, withinSeconds: 900 },
    confirmationsPerSession: { most: 5, withinSeconds: 900 },
    loginsOfStrangersPerAccount: { most: 30, withinSeconds: 3_600 },
    sessionsPerAccount: { most: 60, withinSeconds: 3_600 },
    googlePerAddress: { most: 30, withinSeconds: 900 },
    mailsPerAddress: { most: 10, withinSeconds: 3_600 },
    unaskedMails: { most: 5_000, withinSeconds: 86_400 },
    mailedTokensPerAddress: { most: 60, withinSeconds: 900 },
  });
});

import { expect, test } from "vitest";
import type { UserId } from "../../../functions/core/accounts/caller.ts";
import { imageLimits, takeQuota } from "../../../functions/core/images/limits.ts";

const caller = { userId: "u1" as UserId, userType: "guest" as const };

/** Asks for a batch while one of the counters is at its end. */
async function askWhileSpent(counter: string) {
  const said: string[] = [];
  const asked = takeQuota(
    {
      table: { count: async ({ pk }) => (pk.startsWith(`RL#${counter}#`) ? undefined : 1) },
      clock: { now: () => new Date("2026-11-22T12:00:00Z") },
      limited: true,
      imageLimits: imageLimits(),
      log: { error: (event) => void said.push(event) },
    },
    { caller, ipAddress: "192.0.2.1", isCustomer: false, pictures: 4, whenBusy: async () => {} },
  );
  await expect(asked).rejects.toMatchObject({ code: "too_many_requests" });
  return said;
}

test("when the whole shop's pictures of a day are spent, the log says so", async () => {
  expect(await askWhileSpent("modelCalls")).toEqual(["images.budget-spent"]);
});

test("when one person's are, that is nobody's business", async () => {
  expect(await askWhileSpent("guestPictures")).toEqual([]);
  expect(await askWhileSpent("addressPictures")).toEqual([]);
});

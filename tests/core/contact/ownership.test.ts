import { expect, test } from "vitest";
import type { UserId } from "../../../functions/core/accounts/caller.ts";
import { messages } from "../../../functions/core/contact/messages.ts";
import { ownedMessages } from "../../../functions/core/contact/ownership.ts";
import { aShop } from "../../support/shop.ts";

test("whoever wrote more than anybody does in a year reads all of it, and is forgotten with all of it", async () => {
  const { table, clock } = aShop().shop;
  const owner = { userId: "u1" as UserId, email: "ada@example.com" };
  const written = Array.from({ length: 1_101 }, (_, n) => `m-${n}`);
  for (const id of written) {
    const said = { name: "Ada", email: owner.email, subject: "Hello", message: "Is it dry?" };
    await table.create(messages, { ...said, id, sentAt: clock.now().toISOString() });
  }
  expect(await ownedMessages.exported(table, owner)).toHaveLength(written.length);
  for (const writes of await ownedMessages.erased(table, owner)) await table.write(...writes);
  for (const id of written) expect(await table.get(messages, { id })).toBeUndefined();
});

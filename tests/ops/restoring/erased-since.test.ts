import { expect, test } from "vitest";
import { logins, profiles } from "../../../functions/core/accounts/items.ts";
import type { Key } from "../../../functions/lib/table/engine.ts";
import { memoryEngine } from "../../support/memory-engine.ts";
import { turnedBackEngine } from "../../support/turned-back-engine.ts";
import { ada, anOpenShop } from "../../support/visitor.ts";

const { email, password } = ada;

/** What step 5 of `stacks/restoring.md` says of a password: of the old table, two items are copied as they are. */
test("who knew a password that was changed since is shut out again", async () => {
  const { engine, now, then, keep, turnBack } = turnedBackEngine(memoryEngine);
  const { aRegistered, visitor, clock } = anOpenShop({ kept: engine });
  const owner = await aRegistered();
  const thief = visitor();
  await thief.post("/auth/login", { email, password });
  clock.advance({ minutes: 20 });
  keep();
  await owner.post("/auth/change-password", { currentPassword: password, newPassword: "another horse" });
  turnBack();

  const answers = async () => [
    (await visitor().post("/auth/login", { email, password })).status,
    (await visitor().post("/auth/login", { email, password: "another horse" })).status,
    (await thief.post("/auth/authenticate")).status,
  ];
  expect(await answers()).toEqual([200, 401, 200]);
  const copied = async (key: Key) => {
    const item = await now.get(key, { consistent: true });
    if (!item) throw new Error(`the old table has no ${key.pk}`);
    await then.write([{ kind: "put", item, expect: { below: Number.MAX_SAFE_INTEGER } }], 0);
    return item;
  };
  const { data } = await copied(logins.key({ email }));
  expect(await answers()).toEqual([401, 200, 200]);
  await copied(profiles.key({ userId: data.userId as Parameters<typeof profiles.key>[0]["userId"] }));
  expect(await answers()).toEqual([401, 200, 403]);
});

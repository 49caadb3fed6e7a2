import { expect, test } from "vitest";
import { SESSION_PREFIX } from "../../../functions/core/accounts/items.ts";
import type { Engine } from "../../../functions/lib/table/engine.ts";
import { amending } from "../../../functions/lib/table/writes.ts";
import { memoryEngine } from "../../support/memory-engine.ts";
import { ada, anOpenShop } from "../../support/visitor.ts";

/** Where each session is noted as used by another tab, in the very moment when it is ended. */
function visitedMeanwhile(): Engine {
  const engine = memoryEngine();
  const noted = new Set<string>();
  return {
    ...engine,
    async write(writes, now) {
      for (const one of writes) {
        if (one.kind !== "delete" || !one.key.sk.startsWith(SESSION_PREFIX) || noted.has(one.key.sk))
          continue;
        noted.add(one.key.sk);
        const item = await engine.get(one.key, { consistent: true });
        if (item) await engine.write([amending(item, {})], now);
      }
      return engine.write(writes, now);
    },
  };
}

test.for([
  ["/auth/logout", undefined],
  ["/auth/logout-everywhere", undefined],
  ["/auth/login", ada],
] as const)("%s ends a session also in the moment when it is noted as used", async ([path, body]) => {
  const { aRegistered, visitor } = anOpenShop({ kept: visitedMeanwhile() });
  const browser = await aRegistered();
  const copy = Object.assign(visitor(), { cookie: browser.cookie, token: browser.token });
  expect((await browser.post(path, body)).status).toBe(200);
  expect((await copy.get("/user")).status).toBe(403);
});

import { expect, test } from "vitest";
import { SESSION_PREFIX } from "../../../functions/core/accounts/items.ts";
import { amendedMeanwhile } from "../../support/amended-meanwhile.ts";
import { ada, anOpenShop } from "../../support/visitor.ts";

/** Where each session is noted as used by another tab, in the very moment when it is ended. */
const visitedMeanwhile = () =>
  amendedMeanwhile((writes) =>
    writes.flatMap((one) =>
      one.kind === "delete" && one.key.sk.startsWith(SESSION_PREFIX)
        ? { key: one.key, once: one.key.sk }
        : [],
    ),
  );

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

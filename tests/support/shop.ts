import { jwtTokens } from "../../functions/core/accounts/tokens.ts";
import type { Fields } from "../../functions/lib/log.ts";
import type { Shop } from "../../functions/shop.ts";
import { aClock } from "./clock.ts";

export const ORIGIN_SECRET = "the-edge";
export const KEY_RING = "test.a-key-that-only-the-tests-ever-sign-with";

/** Ids in a row: readable in a failure, the same in every run. */
const counting = () => {
  let last = 0;
  return () => `id-${String(++last).padStart(4, "0")}`;
};

/** The whole shop with nothing outside it: real rules, a clock that the test moves, a log to read. */
export function aShop() {
  const clock = aClock();
  const logged: { level: "info" | "error"; event: string; fields: Fields | undefined }[] = [];
  const shop: Shop = {
    stage: "test",
    version: "0.0.0",
    originSecret: ORIGIN_SECRET,
    clock,
    newId: counting(),
    log: {
      info: (event, fields) => logged.push({ level: "info", event, fields }),
      error: (event, fields) => logged.push({ level: "error", event, fields }),
    },
    tokens: jwtTokens({ clock, stage: "test", keyRing: KEY_RING }),
  };
  return { shop, clock, logged };
}

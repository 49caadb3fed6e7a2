import { Resource } from "sst/resource";
import pkg from "../package.json" with { type: "json" };
import { jwtTokens, type Tokens } from "./core/accounts/tokens.ts";
import { type Clock, systemClock } from "./lib/clock.ts";
import { type NewId, randomId } from "./lib/ids.ts";
import { jsonLog, type Log } from "./lib/log.ts";

/** Everything the shop works with. Use cases name the parts they need; tests hand in their own. */
export type Shop = {
  stage: string;
  version: string;
  /** What the edge adds to each call, so that nobody goes around it. */
  originSecret: string;
  clock: Clock;
  newId: NewId;
  log: Log;
  tokens: Tokens;
};

/** What `sst.config.ts` links to the functions; locally `SST_RESOURCES_JSON` carries the same. */
type Links = {
  App: { stage: string };
  SessionKeys: { value: string };
  OriginSecret: { value: string };
};

/** The one place that reads `Resource` and the environment, and puts the parts together. */
function openShop(): Shop {
  const links = Resource as unknown as Links;
  const clock = systemClock;
  const stage = links.App.stage;
  return {
    stage,
    version: pkg.version,
    originSecret: links.OriginSecret.value,
    clock,
    newId: randomId,
    log: jsonLog((line) => process.stdout.write(line)),
    tokens: jwtTokens({ clock, stage, keyRing: links.SessionKeys.value }),
  };
}

let opened: Shop | undefined;

/** Opened when something is first asked of it, so that importing it costs and needs nothing. */
export const shop: Shop = new Proxy({} as Shop, {
  get: (_, part) => {
    opened ??= openShop();
    return opened[part as keyof Shop];
  },
});

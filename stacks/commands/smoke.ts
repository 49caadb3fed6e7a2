import { setTimeout as rest } from "node:timers/promises";
import { smoke } from "./one-of-everything.ts";
import { printout } from "./row.ts";
import { stageEnvironment } from "./stage-environment.ts";

// npm run ops -- smoke [--stage NAME] [ADDRESS]
// After a deploy: one of everything for real. Without an address it is the stage's domain, or this machine's stage.

const [stage = "local", address] = process.argv.slice(2);
const { WALLFLOWER_DOMAIN: domain } = stage === "local" ? {} : stageEnvironment(stage);
const url =
  address ??
  (stage === "local" ? `http://localhost:${process.env.PORT ?? 3000}` : domain && `https://${domain}`);

if (url === undefined) {
  console.error(`The stage ${stage} has no domain: say its address behind it, as the deploy printed it.`);
  process.exitCode = 1;
} else {
  const rows = await smoke({
    url: url.replace(/\/$/, ""),
    stage,
    fetch: (target, init) => fetch(target, { ...init, signal: AbortSignal.timeout(40_000) }),
    wait: () => rest(2_000),
  });
  console.log(printout(rows, "It works."));
  process.exitCode = rows.some(({ state }) => state === "missing") ? 1 : 0;
}

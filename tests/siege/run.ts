import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseEnv } from "node:util";
import { print } from "../bench/figures.ts";
import { attacker, attacks, harmIn, type Target } from "./attacks.ts";
import { aBrowser } from "./browser.ts";
import { shopHonestly } from "./shopper.ts";

// npm run siege -- SECONDS SHOPPERS ATTACKS
// A whole stage of its own, honest shoppers who buy, and among them everything that is tried against shops.

const [seconds = 30, shoppers = 4, attacksPerSecond = 200] = process.argv.slice(2).map(Number);
/** Each attack is tried again so soon. */
const EVERY_MS = (1000 / attacksPerSecond) * Object.keys(attacks).length;
/** So many pictures a day that honest shoppers never use them up; who floods meets their own limit first. */
const limits = { WALLFLOWER_IMAGE_LIMITS: "modelCalls=400000/86400, guardrailCalls=400000/86400" };

const folder = mkdtempSync(join(tmpdir(), "wallflower-siege-"));
const stage = spawn(process.execPath, ["tests/browser/plain-shop.ts"], {
  env: { ...process.env, ...limits, PORT: "0", DATA_DIR: folder },
  stdio: ["ignore", "pipe", "inherit"],
});
const unexpected: string[] = [];
const origin = await new Promise<string>((resolve, reject) => {
  stage.once("exit", (code) => reject(new Error(`The stage ended with ${code}.`)));
  stage.stdout.setEncoding("utf8").on("data", (lines: string) => {
    const url = /^Wallflower is open at (http:\/\/\S+)$/m.exec(lines)?.[1];
    if (url) resolve(url);
    for (const line of lines.split("\n")) if (line.includes('"event":"unexpected"')) unexpected.push(line);
  });
});
const { SST_RESOURCES_JSON = "{}" } = parseEnv(readFileSync(join(folder, "stage.env"), "utf8"));
const linked = JSON.parse(SST_RESOURCES_JSON) as Record<string, { value: string }>;

const left = aBrowser(origin, "127.8.0.1");
await left.call("POST", "/auth/register-guest");
const expired = left.token() ?? "";
await left.call("POST", "/auth/logout");
const target: Target = {
  origin,
  webhookSecret: linked.StripeWebhookSecrets?.value ?? "",
  mailbox: "owner@example.com",
  expired,
};

const memoryMb = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${stage.pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
const ends = Date.now() + seconds * 1000;
const errors: string[] = [];
const harm: string[] = [];
const times: number[] = [];
const answered = new Map<string, Map<number, number>>();

async function shopper(number: number) {
  for (let visit = 0; Date.now() < ends; visit++) {
    const started = performance.now();
    const place = `127.1.${number}.${(visit % 250) + 1}`;
    try {
      await shopHonestly(origin, place, `A heron in the reeds, ${number} ${visit}`);
      times.push(performance.now() - started);
    } catch (failure) {
      errors.push(failure instanceof Error ? failure.message : String(failure));
    }
  }
}

async function attack(name: string, one: (typeof attacks)[string], at: number) {
  const counts = new Map<number, number>();
  answered.set(name, counts);
  const places = Array.from({ length: 5 }, (_, n) => attacker(origin, at * 5 + n));
  for (let n = 0; Date.now() < ends; n++) {
    const browser = places[n % places.length];
    if (!browser) continue;
    // Whoever is cut off tries again; that nobody answers is seen by the honest.
    const all = await one(browser, n, target).then(
      (got) => [got].flat(),
      () => [],
    );
    for (const answer of all) {
      counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
      const found = harmIn(answer);
      if (found) harm.push(`${name}: ${found}`);
    }
    await pause(EVERY_MS);
  }
  for (const browser of places) browser.close();
}

const before = memoryMb();
await Promise.all([
  ...Array.from({ length: shoppers }, (_, number) => shopper(number)),
  ...Object.entries(attacks).map(([name, one], at) => attack(name, one, at)),
]);
const after = memoryMb();
const mails = (await left.raw("/_local/mail.json")).text.split(target.mailbox).length - 1;
left.close();
stage.removeAllListeners("exit");
stage.kill("SIGTERM");
await new Promise((resolve) => stage.once("exit", resolve));
rmSync(folder, { recursive: true, force: true });

const sorted = times.toSorted((a, b) => a - b);
const at = (share: number) => `${((sorted[Math.floor(sorted.length * share)] ?? 0) / 1000).toFixed(1)} s`;
print(`siege of ${seconds} seconds`, [
  { what: "honest shoppers who bought", figure: String(times.length) },
  { what: "their errors", figure: String(errors.length), goal: "0" },
  { what: "from the first page to the paid order, median and worst", figure: `${at(0.5)}, ${at(0.999)}` },
  { what: "5xx, or what nobody may be told", figure: String(harm.length + unexpected.length), goal: "0" },
  { what: "mentions of the flooded mailbox in mails", figure: String(mails), goal: "few" },
  { what: "memory of the stage", figure: `${before.toFixed(0)} MB, then ${after.toFixed(0)} MB` },
]);
print(
  "attacks",
  [...answered].map(([what, counts]) => ({
    what,
    figure: [...counts]
      .toSorted()
      .map(([status, count]) => `${status}: ${count}`)
      .join(", "),
  })),
);
for (const line of new Set([...errors, ...harm, ...unexpected])) console.error(line);
process.exitCode = errors.length + harm.length + unexpected.length > 0 || times.length === 0 ? 1 : 0;

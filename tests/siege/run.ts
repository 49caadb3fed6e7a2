import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { print } from "../bench/figures.ts";
import { memoryMbOf } from "../local/processes.ts";
import { environmentOf } from "../local/stage-process.ts";
import { besiege, siegeLimits, targetAt } from "./besiege.ts";

// npm run siege -- SECONDS SHOPPERS ATTACKS
// A whole stage of its own, honest shoppers who buy, and among them everything that is tried against shops.

const [seconds = 30, shoppers = 4, attacksPerSecond = 200] = process.argv.slice(2).map(Number);

const folder = mkdtempSync(join(tmpdir(), "wallflower-siege-"));
const stage = spawn(process.execPath, ["tests/browser/plain-shop.ts"], {
  env: { ...process.env, ...siegeLimits, PORT: "0", DATA_DIR: folder },
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
const target = await targetAt(origin, environmentOf(folder));
const memoryMb = () => memoryMbOf(stage.pid ?? 0).toFixed(0);
const before = memoryMb();
const { errors, harm, times, answered } = await besiege(target, { seconds, shoppers, attacksPerSecond });
const after = memoryMb();
const inbox = await fetch(`${origin}/_local/mail.json`);
const mails = (await inbox.text()).split(target.mailbox).length - 1;
stage.removeAllListeners("exit");
stage.kill("SIGTERM");
await once(stage, "exit");
rmSync(folder, { recursive: true, force: true });

const sorted = times.toSorted((a, b) => a - b);
const at = (share: number) => `${((sorted[Math.floor(sorted.length * share)] ?? 0) / 1000).toFixed(1)} s`;
print(`siege of ${seconds} seconds`, [
  { what: "honest shoppers who bought", figure: String(times.length) },
  { what: "their errors", figure: String(errors.length), goal: "0" },
  { what: "from the first page to the paid order, median and worst", figure: `${at(0.5)}, ${at(0.999)}` },
  { what: "5xx, or what nobody may be told", figure: String(harm.length + unexpected.length), goal: "0" },
  { what: "mentions of the flooded mailbox in mails", figure: String(mails), goal: "few" },
  { what: "memory of the stage", figure: `${before} MB, then ${after} MB` },
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

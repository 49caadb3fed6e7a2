import { rmSync } from "node:fs";
import { join } from "node:path";
import { openStageProcess } from "../local/stage-process.ts";
import { median, type Row } from "./figures.ts";

const ROUNDS = 5;
const root = join(import.meta.dirname, "../..");
/** What a clone does not have: the site as it was built, and what was compiled. */
const MADE = ["dist", ".cache/compiled", ".cache/prerender"];

/** Seconds from the command to the first whole page, of a new process. */
async function opened(): Promise<number> {
  const started = performance.now();
  const stage = await openStageProcess({ DATA_DIR: ":memory:" });
  const page = await fetch(stage.url);
  await page.text();
  const seconds = (performance.now() - started) / 1000;
  await stage.end("SIGINT");
  if (!page.ok) throw new Error(`${stage.url} answered ${page.status}`);
  return seconds;
}

/** How long somebody waits for the shop who starts it. */
export async function opening(): Promise<Row[]> {
  for (const folder of MADE) rmSync(join(root, folder), { recursive: true, force: true });
  const clean = await opened();
  const again: number[] = [];
  for (let round = 0; round < ROUNDS; round++) again.push(await opened());
  return [
    {
      what: "`npm start` of a clean clone to its first page",
      figure: `${clean.toFixed(2)} s`,
      goal: "≤ 6 s",
    },
    { what: "the same, once it is built", figure: `${median(again).toFixed(2)} s`, goal: "≤ 0.5 s" },
  ];
}

import { setTimeout } from "node:timers/promises";
import { childrenOf, memoryMbOf, ownMemoryMbOf } from "../local/processes.ts";
import { aFolder, environmentOf, openStageProcess } from "../local/stage-process.ts";
import { besiege, siegeLimits, targetAt } from "../siege/besiege.ts";
import { median, type Row } from "./figures.ts";

/** Two who buy, with the embedded artist at work for them, and the attacks of the siege: about what two cores do. */
const FORCE = { shoppers: 2, attacksPerSecond: 100 };
const LOOK_EVERY_MS = 30_000;
const MOST_MB = 300;
/** Painting threads that have nothing to do go home after half of it. */
const AFTERWARDS_SECONDS = 60;

/** What the local stage holds in memory while it is under load, and a minute after it: the shop and its database. */
export async function soak(seconds = 600): Promise<Row[]> {
  const folder = await aFolder();
  const stage = await openStageProcess({ DATA_DIR: folder.path, ...siegeLimits });
  const started = performance.now();
  const curve: string[] = [];
  const held: number[] = [];
  const told = (pid: number) => `${memoryMbOf(pid).toFixed(0)} (${ownMemoryMbOf(pid).toFixed(0)})`;
  const look = () => [stage.pid, ...childrenOf(stage.pid)].map(told).join(" + ");
  const note = () => curve.push(`${((performance.now() - started) / 1000).toFixed(0)} s: ${look()}`);
  note();
  const looking = setInterval(note, LOOK_EVERY_MS);
  const weighing = setInterval(() => held.push(memoryMbOf(stage.pid)), 1000);
  try {
    const target = await targetAt(stage.url, environmentOf(folder.path));
    const { times, errors } = await besiege(target, { ...FORCE, seconds });
    clearInterval(looking);
    clearInterval(weighing);
    const under = look();
    await setTimeout(AFTERWARDS_SECONDS * 1000);
    return [
      {
        what: `local stage after ${seconds} s of load, shop + database (without files)`,
        figure: `${under} MB; the shop ${median(held).toFixed(0)} MB in the median, ${Math.max(...held).toFixed(0)} MB at most`,
        goal: `≤ ${MOST_MB} MB, and flat`,
      },
      {
        what: `${AFTERWARDS_SECONDS} s later, with nothing to do`,
        figure: `${look()} MB`,
        goal: `≤ ${MOST_MB} MB`,
      },
      { what: "its curve, in MB", figure: curve.join("; ") },
      { what: "bought meanwhile, and errors", figure: `${times.length}, ${errors.length}` },
    ];
  } finally {
    clearInterval(looking);
    clearInterval(weighing);
    await stage.end("SIGINT");
    await folder.remove();
  }
}

import { execFile } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { ArtStyle } from "../../functions/core/images/style-fragments.ts";
import { hard } from "../art/hard.ts";
import { allStyles, overAWorld, render } from "../art/render.ts";
import { median, type Row } from "./figures.ts";

const run = promisify(execFile);
const subject = "A fox in a snowy forest at night";
const seconds = (s: number) => `${s.toFixed(2)} s`;

/** What one core works, however busy the machine is with others. */
async function worked(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

type Taken = { style: ArtStyle; wish?: string; s: number };

const longest = (all: readonly Taken[]) => all.reduce((one, other) => (other.s > one.s ? other : one));

/** The median over some pictures, and the slowest of them. */
const rowOf = (what: string, all: readonly Taken[], goal: string): Row => {
  const slowest = longest(all);
  const { style, wish } = slowest;
  return {
    what: `${what}, median and slowest`,
    figure: `${seconds(median(all.map(({ s }) => s)))}; ${seconds(slowest.s)} (${wish ? `${style}, ${wish}` : style})`,
    goal,
  };
};

/** How long the embedded artist takes for a screen and for paper, and how much memory the paper needs. */
export async function artist(): Promise<Row[]> {
  const previews: Taken[] = [];
  for (const style of allStyles) {
    const times = [];
    for (const seed of [0, 1, 2, 3])
      times.push(
        await worked(() =>
          render({ artStyle: style, subject, aspectRatio: "portrait" }, { seed, variant: seed, width: 1024 }),
        ),
      );
    // The first of a style loads it.
    previews.push({ style, s: median(times.slice(1)) });
  }
  const wishes: Taken[] = [];
  for (const style of allStyles.filter((one) => overAWorld.has(one)))
    for (const [seed, wish] of hard.entries()) {
      const brief = { artStyle: style, subject: wish, aspectRatio: "portrait" } as const;
      const s = await worked(() => render(brief, { seed, variant: seed % 4, width: 1024 }));
      wishes.push({ style, wish, s });
    }
  const prints: (Taken & { mb: number })[] = [];
  for (const style of allStyles) {
    const { stdout } = await run(process.execPath, [join(import.meta.dirname, "artist-master.ts"), style]);
    prints.push({ style, ...JSON.parse(stdout) });
  }
  const rendered = (all: readonly Taken[]) => all.filter(({ style }) => overAWorld.has(style));
  const drawn = (all: readonly Taken[]) => all.filter(({ style }) => !overAWorld.has(style));
  const most = prints.reduce((one, other) => (other.mb > one.mb ? other : one));
  return [
    rowOf("1024 × 1536 on one core, all styles", previews, "≤ 1.0 s; ≤ 4 s"),
    rowOf("1024 × 1536 on one core, over the rendered world", rendered(previews), "≤ 4 s; ≤ 4 s"),
    rowOf("1024 × 1536 of ten hard wishes, each over the rendered world", wishes, "≤ 4 s; ≤ 4 s"),
    rowOf("7200 × 10800 as PNG on one core, styles that are drawn", drawn(prints), "≤ 15 s"),
    rowOf("7200 × 10800 as PNG on one core, over the rendered world", rendered(prints), "≤ 120 s; ≤ 120 s"),
    {
      what: "memory of the whole process for it, median and most",
      figure: `${Math.round(median(prints.map(({ mb }) => mb)))} MB; ${most.mb} MB (${most.style})`,
      goal: "≤ 400 MB",
    },
    { what: "cores it could use", figure: String(availableParallelism()) },
  ];
}

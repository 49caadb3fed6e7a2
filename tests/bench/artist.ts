import { execFile } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { allStyles, render } from "../art/render.ts";
import { score } from "../art/seen.ts";
import { median, type Row } from "./figures.ts";

const run = promisify(execFile);
const subject = "A fox in a snowy forest at night";
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

/** Of the list of sentences, how much of what is asked is in the scene that each style paints. */
function seenRows(): Row[] {
  return allStyles.map((artStyle) => {
    const { thing, relation, setting, absence } = score(artStyle);
    const all = [thing, relation, setting, absence];
    const share = (of: { asked: number; seen: number }[]) =>
      `${Math.round((100 * of.reduce((sum, { seen }) => sum + seen, 0)) / of.reduce((sum, { asked }) => sum + asked, 0))} %`;
    return {
      what: `200 sentences, ${artStyle}: asked parts, and relations of them`,
      figure: `${share(all)}, ${share([relation])}`,
      goal: "≥ 85 %, ≥ 75 %",
    };
  });
}

/** How long the embedded artist takes for a screen and for paper, and how much memory the paper needs. */
export async function artist(): Promise<Row[]> {
  const previews: [style: string, ms: number][] = [];
  for (const artStyle of allStyles) {
    const times = [];
    for (const seed of [0, 1, 2, 3]) {
      const started = performance.now();
      await render({ artStyle, subject, aspectRatio: "portrait" }, { seed, variant: seed, width: 1024 });
      times.push(performance.now() - started);
    }
    // The first of a style loads it.
    previews.push([artStyle, median(times.slice(1))]);
  }
  const masters: { style: string; ms: number; mb: number }[] = [];
  for (const style of allStyles) {
    const { stdout } = await run(process.execPath, [join(import.meta.dirname, "artist-master.ts"), style]);
    masters.push({ style, ...JSON.parse(stdout) });
  }
  const slowest = previews.reduce((one, other) => (other[1] > one[1] ? other : one));
  const longest = masters.reduce((one, other) => (other.ms > one.ms ? other : one));
  return [
    ...seenRows(),
    {
      what: "1024 × 1536, median over all styles",
      figure: seconds(median(previews.map(([, ms]) => ms))),
      goal: "≤ 1.0 s",
    },
    {
      what: "1024 × 1536, the slowest style",
      figure: `${seconds(slowest[1])} (${slowest[0]})`,
      goal: "≤ 1.5 s",
    },
    {
      what: "7200 × 10800 as PNG, median over all styles",
      figure: `${seconds(median(masters.map(({ ms }) => ms)))}; the slowest ${seconds(longest.ms)} (${longest.style})`,
      goal: "≤ 15 s",
    },
    {
      what: "memory of the whole process for it, median over all styles",
      figure: `${Math.round(median(masters.map(({ mb }) => mb)))} MB; the most ${Math.max(...masters.map(({ mb }) => mb))} MB`,
      goal: "≤ 400 MB",
    },
    { what: "cores it could use", figure: String(availableParallelism()) },
  ];
}

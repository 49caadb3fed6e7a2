import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { throttling } from "lighthouse/core/config/constants.js";
import { findChromium } from "../support/chromium.ts";
import { median, type Row } from "./figures.ts";

const RUNS = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

type Measured = { scores: number[]; lcp: number; tbt: number; cls: number };

/** `slower`: by how much the machine is slowed down for it; as Lighthouse takes a phone to be, if nothing is said. */
async function measure(url: string, slower?: number): Promise<Measured> {
  const { executablePath, args, env } = await findChromium();
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ["--headless", ...args],
    envVars: env,
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: [...categories],
      logLevel: "error",
      ...(slower && { throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slower } }),
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { lhr } = result;
    return {
      scores: categories.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)),
      lcp: lhr.audits["largest-contentful-paint"]?.numericValue ?? Number.NaN,
      tbt: lhr.audits["total-blocking-time"]?.numericValue ?? Number.NaN,
      cls: lhr.audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
    };
  } finally {
    chrome.kill();
  }
}

/** Lighthouse as a phone sees the page: the median of so many runs. */
export async function lighthouseMobile(
  baseUrl: string,
  paths: readonly string[],
  most = RUNS,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of paths) {
    const runs: Measured[] = [];
    for (let run = 0; run < most; run++) runs.push(await measure(baseUrl + path));
    const scores = categories.map((_, at) => median(runs.map((run) => run.scores[at] ?? 0)));
    const lcp = median(runs.map((run) => run.lcp)) / 1000;
    const tbt = median(runs.map((run) => run.tbt));
    const cls = median(runs.map((run) => run.cls));
    rows.push({
      what: `Lighthouse mobile, ${path}`,
      figure: `performance ${scores[0]}, accessibility ${scores[1]}, best practices ${scores[2]}, SEO ${scores[3]}; LCP ${lcp.toFixed(2)} s, TBT ${tbt.toFixed(0)} ms, CLS ${cls.toFixed(3)}`,
      goal: "≥ 95 in all four; LCP ≤ 1.2 s, TBT ≤ 30 ms",
    });
  }
  return rows;
}

/** On the slowest of machines what a page does before anybody touches it is seen: elsewhere it is 0 for many. */
const SLOWEST = 20;

/** How long a page keeps its thread from whoever touches it, in the median of so many runs. */
export async function blocking(baseUrl: string, paths: readonly string[], most = RUNS): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of paths) {
    const runs: number[] = [];
    for (let run = 0; run < most; run++) runs.push((await measure(baseUrl + path, SLOWEST)).tbt);
    rows.push({ what: `TBT at ${SLOWEST} × CPU, ${path}`, figure: `${median(runs).toFixed(0)} ms` });
  }
  return rows;
}

import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { siteFiles } from "../../stacks/local/origin/site-files.ts";
import { LOOPBACK, listen, listener } from "../../stacks/local/server.ts";
import { openStageProcess } from "../local/stage-process.ts";
import type { Row } from "./figures.ts";
import { firstView } from "./first-view.ts";
import { lighthouseMobile } from "./lighthouse.ts";
import { pressCosts } from "./press-cost.ts";
import { taps } from "./taps.ts";

const folder = join(import.meta.dirname, "../../.cache/starter");
const root = join(folder, "react");

function npm(cwd: string, ...args: string[]) {
  const { status, stderr } = spawnSync("npm", args, {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", "ignore", "pipe"],
  });
  if (status !== 0) throw new Error(`npm ${args.join(" ")}\n${stderr}`);
}

/** What a beginner of the field starts from, as it is published today, in a folder of its own. */
function built() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  npm(folder, "create", "--yes", "vite@latest", "react", "--", "--template", "react", "--no-interactive");
  npm(root, "install", "--no-audit", "--no-fund");
  npm(root, "run", "build");
  const versionOf = (name: string): string =>
    JSON.parse(readFileSync(join(root, "node_modules", name, "package.json"), "utf8")).version;
  return {
    site: siteFiles(join(root, "dist")),
    name: `create-vite's React (React ${versionOf("react")}, Vite ${versionOf("vite")})`,
    lives: "button",
  };
}

const measured = async ({ url, ...more }: { url: string; lives?: string }): Promise<Row[]> => [
  ...(await firstView(url, [{ path: "/", scriptKb: 0, ...more }])),
  ...(await lighthouseMobile(url, ["/"], 95)),
  ...(await taps(url, [{ path: "/", ...more }])),
];

/** Our first page beside what `npm create vite@latest -- --template react` gives, served and slowed down alike. */
export async function starter(): Promise<Row[]> {
  const { site, name, lives } = built();
  const theirs = await listen(
    listener((request) => site(request, new URL(request.url).pathname)),
    { host: LOOPBACK },
  );
  const stage = await openStageProcess({ DATA_DIR: ":memory:" });
  const sites = [
    { name: "ours", url: stage.url },
    { name, url: theirs.url, lives },
  ];
  try {
    const rows: Row[] = [];
    for (const { name: whose, ...one } of sites)
      for (const { what, figure } of await measured(one)) rows.push({ what: `${whose}: ${what}`, figure });
    return [...rows, ...(await pressCosts(async () => sites))];
  } finally {
    await theirs.close();
    await stage.end("SIGINT");
  }
}

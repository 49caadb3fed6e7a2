import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { siteFiles } from "../../stacks/local/origin/site-files.ts";
import { LOOPBACK, listen, listener } from "../../stacks/local/server.ts";
import { openStageProcess } from "../local/stage-process.ts";
import type { Row } from "./figures.ts";
import { firstView } from "./first-view.ts";
import { lighthouseMobile } from "./lighthouse.ts";
import { taps } from "./taps.ts";

const root = join(import.meta.dirname, "../../.cache/starter");

/** What a beginner of the field starts from: a heading, a picture and a button, rendered in the browser by what renders ours. */
const page = `import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
function App() {
  const [count, setCount] = useState(0);
  useEffect(() => { document.documentElement.dataset.alive = ""; }, []);
  return <main><h1>Vite + Preact</h1><img src="/hero.svg" width="200" height="200" alt="" />
    <button onClick={() => setCount((before) => before + 1)}>count is {count}</button></main>;
}
createRoot(document.getElementById("root")).render(<App />);`;

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Starter</title><meta name="description" content="A starter."></head><body><div id="root"></div><script type="module" src="/main.jsx"></script></body></html>`;

const hero = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4.5" cy="4.5" r="4" fill="#646cff"/></svg>`;

async function built(): Promise<string> {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(join(root, "public"), { recursive: true });
  writeFileSync(join(root, "index.html"), html);
  writeFileSync(join(root, "main.jsx"), page);
  writeFileSync(join(root, "public/hero.svg"), hero);
  await build({ root, configFile: false, logLevel: "error" });
  return join(root, "dist");
}

const measured = async (url: string): Promise<Row[]> => [
  ...(await firstView(url, [{ path: "/", scriptKb: 0 }])),
  ...(await lighthouseMobile(url, ["/"], 95)),
  ...(await taps(url, ["/"])),
];

/** Our first page beside a bare page of Vite and Preact, served and slowed down alike, one after the other. */
export async function starter(): Promise<Row[]> {
  const site = siteFiles(await built());
  const bare = await listen(
    listener((request) => site(request, new URL(request.url).pathname)),
    { host: LOOPBACK },
  );
  const stage = await openStageProcess({ DATA_DIR: ":memory:" });
  try {
    const rows: Row[] = [];
    for (const [name, url] of [
      ["ours", stage.url],
      ["bare Vite and Preact", bare.url],
    ] as const)
      for (const { what, figure } of await measured(url)) rows.push({ what: `${name}: ${what}`, figure });
    return rows;
  } finally {
    await bare.close();
    await stage.end("SIGINT");
  }
}

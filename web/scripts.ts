import type { AddressName } from "../functions/core/site/addresses.ts";
import { screens } from "./src/screens.ts";

type Chunk = { file: string; imports?: string[] };
export type Manifest = Record<string, Chunk>;

const importing = /import\("\.\/([^"]+)"\)/;

/** The code of a screen and what it stands on, as the build named it: read from the line of the route table. */
export function chunksOf(name: AddressName, manifest: Manifest): string[] {
  const screen = screens[name];
  const [, source] = importing.exec(String(screen.load)) ?? [];
  const key = `src/${source}`;
  const queries = screen.static ? [] : ["src/shell/WithQueries.tsx"];
  if (!manifest[key]) throw new Error(`the build has no code for ${name}`);

  const found = new Set<string>();
  const follow = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || found.has(chunk.file)) return;
    found.add(chunk.file);
    chunk.imports?.forEach(follow);
  };
  [key, ...queries].forEach(follow);
  return [...found];
}

/**
 * A ready page is complete without its scripts: the screen's own are fetched together with the others instead of
 * after them, and all of them after the letters and the pictures.
 */
export function waitingScripts(html: string, chunks: readonly string[]): string {
  const missing = chunks.filter((file) => !html.includes(`/${file}"`));
  const preloads = missing.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return html
    .replace("</head>", () => `${preloads.join("\n    ")}\n  </head>`)
    .replaceAll(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"');
}

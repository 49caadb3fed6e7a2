import type { AddressName } from "../functions/core/site/addresses.ts";
import { neededStyle } from "./needed-style.ts";
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

const entry = /\s*<script type="module"[^>]*src="([^"]+)"><\/script>/;
const preload = /\s*<link rel="modulepreload"[^>]*href="([^"]+)">/g;
const sheet = /<link rel="stylesheet"[^>]*href="([^"]+)">/;

/** Data in a page: nothing in it may look like the end of its element. */
const data = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll("<", "\\u003c")}</script>`;

/** What stands in every ready page. */
type Given = {
  /** The site's whole sheet. */
  css: string;
  /** The code of src/before/wake.ts. */
  wake: string;
  /** What the page was made of, by the query that asks for it. */
  answers: readonly unknown[];
};

/**
 * A ready page is complete without the site: it brings the style that it needs itself, and names the rest to the
 * little script that fetches the site for whoever wants more than to read.
 */
export function sleeping(html: string, chunks: readonly string[], { css, wake, answers }: Given): string {
  const style = sheet.exec(html)?.[1];
  const script = entry.exec(html)?.[1];
  if (!style || !script) throw new Error("the build's page has no sheet or no script");
  const preloaded = [...html.matchAll(preload)].map(([, href]) => href);
  const all = new Set([...preloaded, ...chunks.map((file) => `/${file}`)]);
  all.delete(script);
  return html
    .replace(entry, "")
    .replaceAll(preload, "")
    .replace(sheet, () => `<style>${neededStyle(css, html)}</style>`)
    .replace("</head>", () =>
      [
        ...(answers.length > 0 ? [data("answers", answers)] : []),
        data("life", { script, chunks: [...all], style }),
        `<script>${wake}</script>`,
        "</head>",
      ].join("\n    "),
    );
}

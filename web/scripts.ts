import { type AddressName, readyPages, screenPaths } from "../functions/core/site/addresses.ts";
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

const ready: ReadonlySet<string> = new Set(readyPages.map(({ path }) => path));

/**
 * The empty shell with the code that looks at the address before the platform is there, and with what it has to know:
 * each screen's files, and what it asks.
 */
export function foreseeing(html: string, manifest: Manifest, ask: string): string {
  const files: string[] = [];
  const numberOf = (file: string) => {
    if (!files.includes(file)) files.push(file);
    return files.indexOf(file);
  };
  const coming = screenPaths
    .filter(({ path }) => !ready.has(path))
    .map(({ name, path }) => {
      const { leadsTo, asks = "" } = screens[name];
      const code = [name, ...(leadsTo ? [leadsTo] : [])]
        .flatMap((each) => chunksOf(each, manifest))
        .map((file) => `/${file}`)
        .filter((file) => !html.includes(`"${file}"`));
      return [`^${path.replace(/:\w+/, "([^/]+)")}/?$`, [...new Set(code)].map(numberOf), asks];
    });
  return html.replace(
    '<script type="module"',
    (site) => `${data("coming", { files, screens: coming })}\n    <script>${ask}</script>\n    ${site}`,
  );
}

/** A link that is pointed at is most likely followed: its page is fetched meanwhile, and nothing of the API. */
const foreseen = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/api/*" } }] },
      eagerness: "moderate",
    },
  ],
});

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
        `<script type="speculationrules">${foreseen}</script>`,
        "</head>",
      ].join("\n    "),
    );
}

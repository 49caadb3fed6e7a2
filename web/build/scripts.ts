import {
  type AddressName,
  readyPages,
  screenPaths,
  strangerPages,
} from "../../functions/core/site/addresses.ts";
import { API, API_ROUTE } from "../../functions/core/site/api-paths.ts";
import type { Coming, Life } from "../src/before/told.ts";
import { screens } from "../src/screens.ts";
import { neededStyle } from "./needed-style.ts";

type Chunk = { file: string; imports?: string[] };
export type Manifest = Record<string, Chunk>;

const importing = /import\("\.\/([^"]+)"\)/;

/** The code of a screen and what it stands on, as the build named it: read from the line of the route table. */
export function chunksOf(name: AddressName, manifest: Manifest): string[] {
  const screen = screens[name];
  const [, source] = importing.exec(String(screen.load)) ?? [];
  const key = `src/${source}`;
  const queries = screen.static ? [] : ["src/shell/QueryProvider.tsx"];
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

const written: ReadonlySet<string> = new Set([...readyPages, ...strangerPages].map(({ path }) => path));

/** An address, as its beginning to its end, with the part that differs for the taking. */
const patternOf = (path: string) => `^${path.replace(/:\w+/, "([^/]+)")}/?$`;

/** What a screen asks, and what is to be shown of the answer. */
const askedBy = (name: AddressName) => {
  const { asks = "", sends, sizes, first } = screens[name];
  return [asks.replace("/", `${API}/`), sends, sizes, first] as const;
};

/** The code that looks at the address before the platform is there, and what it has to know. */
const early = (ask: string, coming: Coming) => `${data("coming", coming)}\n    <script>${ask}</script>`;

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
    .filter(({ path }) => !written.has(path))
    .map(({ name, path }): Coming["screens"][number] => {
      const { leadsTo } = screens[name];
      const code = [name, ...(leadsTo ? [leadsTo] : [])]
        .flatMap((each) => chunksOf(each, manifest))
        .map((file) => `/${file}`)
        .filter((file) => !html.includes(`"${file}"`));
      return [patternOf(path), [...new Set(code)].map(numberOf), ...askedBy(name)];
    });
  return html.replace(
    '<script type="module"',
    (site) => `${early(ask, { files, screens: coming })}\n    ${site}`,
  );
}

/** A link that is pointed at is most likely followed: its page is fetched meanwhile, and nothing of the API. */
const foreseen = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: `${API_ROUTE}/*` } }] },
      eagerness: "moderate",
    },
  ],
});

/** A screen as a stranger is shown it: what makes it another, and what is asked for whoever is none. */
type ForStrangers = { name: AddressName; path: string; leadsTo?: string | undefined; ask: string };

/** What stands in every ready page. */
type Given = {
  /** The site's whole sheet. */
  css: string;
  /** The code of src/before/wake.ts. */
  wake: string;
  /** What the page was made of, by the query that asks for it. */
  answers: readonly unknown[];
  forStrangers?: ForStrangers;
};

/** Whoever is known is answered meanwhile; what is the same for everybody stands in the page already. */
function askedIn({ name, path, ask }: ForStrangers): string[] {
  const asked = askedBy(name);
  return asked[0].startsWith("=")
    ? [early(ask, { files: [], screens: [[patternOf(path), [], ...asked]] })]
    : [];
}

/**
 * A ready page is complete without the site: it brings the style that it needs itself, and names the rest to the
 * little script that fetches the site for whoever wants more than to read.
 */
export function sleeping(
  html: string,
  chunks: readonly string[],
  { css, wake, answers, forStrangers }: Given,
): string {
  const style = sheet.exec(html)?.[1];
  const script = entry.exec(html)?.[1];
  if (!style || !script) throw new Error("the build's page has no sheet or no script");
  const preloaded = [...html.matchAll(preload)].map(([, href = ""]) => href);
  const all = new Set([...preloaded, ...chunks.map((file) => `/${file}`)]);
  all.delete(script);
  return html
    .replace(entry, "")
    .replaceAll(preload, "")
    .replace(sheet, () => `<style>${neededStyle(css, html)}</style>`)
    .replace("</head>", () =>
      [
        ...(answers.length > 0 ? [data("answers", answers)] : []),
        ...(forStrangers ? askedIn(forStrangers) : []),
        data("life", {
          script,
          chunks: [...all],
          style,
          ...(forStrangers && {
            changedBy: screens[forStrangers.name].changedBy,
            leadsTo: forStrangers.leadsTo,
          }),
        } satisfies Life),
        `<script>${wake}</script>`,
        `<script type="speculationrules">${foreseen}</script>`,
        "</head>",
      ].join("\n    "),
    );
}

import { SourceMap, type SourceMapPayload } from "node:module";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import type { Row } from "./figures.ts";

const configFile = join(import.meta.dirname, "../../web/vite.config.ts");
/** What every screen behind the shell begins with. */
const first = ["platform", "kit", "index", "queries"];
const MOST_PLATFORM_KB = 10;
const MOST_SCREEN_KB = 70;
const MOST_NAMED = 5;
/** A chunk of the same name that is no group of the build's. */
const LEAST_GROUP_BYTES = 5_000;

const ownerOf = (id: string) =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ??
  (/(?:web\/src|functions)\//.test(id) || /^(?:\.\.\/)*src\//.test(id) ? "our own" : "the build");

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** Every so many characters it is looked up where they came from. */
const STEP = 8;

/** By package, what a chunk weighs: of its brotli bytes, as much as it has of the text before that. */
function sharesOf({ code, map }: Rolldown.OutputChunk): [owner: string, bytes: number][] {
  const origins = new SourceMap(map as unknown as SourceMapPayload);
  const counts = new Map<string, number>();
  for (const [at, line] of code.split("\n").entries())
    for (let column = 0; column < line.length; column += STEP) {
      const entry = origins.findEntry(at, column);
      const owner = "originalSource" in entry ? ownerOf(entry.originalSource) : "the build";
      counts.set(owner, (counts.get(owner) ?? 0) + 1);
    }
  const whole = [...counts.values()].reduce((sum, one) => sum + one, 0);
  const bytes = brotliCompressSync(code).length;
  return [...counts]
    .map(([owner, count]): [string, number] => [owner, (bytes * count) / whole])
    .sort(([, one], [, other]) => other - one);
}

/** Screens behind the shell, by the file that shows them. */
const screens = [
  ...["JourneyRunner", "ImageReview", "ImagePage", "ProductPreview", "ProductDetail"],
  ...["CartPage", "Creations", "Orders", "OrderPage"],
];

/** A screen's first view: the site, what asks the shop, the screen, and all that these stand on. */
function weightOf(screen: string, chunks: readonly Rolldown.OutputChunk[]): Row {
  const found = new Set<Rolldown.OutputChunk>();
  const follow = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const file of chunk.imports) follow(chunks.find(({ fileName }) => fileName === file));
  };
  for (const name of ["index", "QueryProvider", screen])
    follow(chunks.find((chunk) => chunk.name === name && (chunk.isEntry || chunk.isDynamicEntry)));
  const sizes = [...found]
    .map(({ name, code }): [string, number] => [name, brotliCompressSync(code).length])
    .sort(([, one], [, other]) => other - one);
  const whole = sizes.reduce((sum, [, size]) => sum + size, 0);
  const own = sizes.filter(([name]) => !first.includes(name)).slice(0, MOST_NAMED);
  return {
    what: `screen ${screen}`,
    figure: `${kb(whole)} in ${sizes.length} files; beside what all have ${own.map(([name, size]) => `${name} ${kb(size)}`).join(", ")}`,
    goal: `≤ ${MOST_SCREEN_KB} KB`,
  };
}

/** What each package adds to the first view of a screen, and what each screen comes to. */
export async function weights(): Promise<Row[]> {
  const built = (await build({
    configFile,
    logLevel: "error",
    build: { write: false, sourcemap: true },
  })) as Rolldown.RolldownOutput;
  const chunks = built.output.filter((one) => one.type === "chunk");
  const groups = chunks.filter(({ name, code }) => first.includes(name) && code.length > LEAST_GROUP_BYTES);
  return [
    ...groups.map((chunk) => {
      const parts = sharesOf(chunk).filter(([, bytes]) => bytes > 50);
      return {
        what: `chunk ${chunk.name}`,
        figure: `${kb(brotliCompressSync(chunk.code).length)}: ${parts.map(([owner, bytes]) => `${owner} ${kb(bytes)}`).join(", ")}`,
        ...(chunk.name === "platform" && { goal: `≤ ${MOST_PLATFORM_KB} KB` }),
      };
    }),
    ...screens.map((screen) => weightOf(screen, chunks)),
  ];
}

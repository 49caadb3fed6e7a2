import { SourceMap, type SourceMapPayload } from "node:module";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import type { Row } from "./figures.ts";

const configFile = join(import.meta.dirname, "../../web/vite.config.ts");
/** What every screen behind the shell begins with. */
const first = ["platform", "kit", "index", "queries"];
const MOST_PLATFORM_KB = 64;

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

/** What each package adds to the first view of a screen. */
export async function weights(): Promise<Row[]> {
  const built = (await build({
    configFile,
    logLevel: "error",
    build: { write: false, sourcemap: true },
  })) as Rolldown.RolldownOutput;
  return built.output.flatMap((chunk) => {
    if (chunk.type !== "chunk" || !first.includes(chunk.name)) return [];
    const parts = sharesOf(chunk).filter(([, bytes]) => bytes > 50);
    return [
      {
        what: `chunk ${chunk.name}`,
        figure: `${kb(brotliCompressSync(chunk.code).length)}: ${parts.map(([owner, bytes]) => `${owner} ${kb(bytes)}`).join(", ")}`,
        ...(chunk.name === "platform" && { goal: `≤ ${MOST_PLATFORM_KB} KB` }),
      },
    ];
  });
}

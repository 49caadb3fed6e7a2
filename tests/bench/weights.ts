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
  (id.includes("/web/src/") ? "our own" : "the build");

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** By package, what a chunk weighs: of its brotli bytes, as much as it has of the text before that. */
function sharesOf({ code, modules }: Rolldown.OutputChunk): [owner: string, bytes: number][] {
  const lengths = Object.entries(modules).map(
    ([id, module]) => [ownerOf(id), module.renderedLength] as const,
  );
  const whole = lengths.reduce((sum, [, length]) => sum + length, 0);
  const bytes = brotliCompressSync(code).length;
  const shares = new Map<string, number>();
  for (const [owner, length] of lengths)
    shares.set(owner, (shares.get(owner) ?? 0) + (bytes * length) / whole);
  return [...shares].sort(([, one], [, other]) => other - one);
}

/** What each package adds to the first view of a screen. */
export async function weights(): Promise<Row[]> {
  const built = (await build({
    configFile,
    logLevel: "error",
    build: { write: false },
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

import { execFile } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { createGzip } from "node:zlib";
import type { Item } from "../../functions/lib/table/engine.ts";
import { tableDescription } from "../../stacks/local/dynamodb/create-table.ts";
import { findEngine } from "../../stacks/local/dynamodb/engine.ts";
import { tableName } from "../../stacks/local/resources.ts";

/** A value in DynamoDB's own words. */
function attribute(value: unknown): object {
  if (typeof value === "string") return { S: value };
  if (typeof value === "number") return { N: String(value) };
  if (typeof value === "boolean") return { BOOL: value };
  if (Array.isArray(value)) return { L: value.map(attribute) };
  return { M: attributes(value as object) };
}

const attributes = (fields: object): Record<string, object> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, attribute(value)]],
    ),
  );

/**
 * A table for the local engine with all that is given, in a file that is not there yet: written as DynamoDB exports a
 * table, and imported by the engine itself. Through its calls, a million items would take hours.
 */
export async function importAll(items: Iterable<Item>, file: string): Promise<number> {
  const engine = findEngine("dynoxide");
  if (!engine) throw new Error("only dynoxide can import, and it is not here");
  const folder = await mkdtemp(join(tmpdir(), "wallflower-fill-"));
  let count = 0;
  function* lines() {
    for (const item of items) {
      count++;
      yield `${JSON.stringify({ Item: attributes(item) })}\n`;
    }
  }
  try {
    const data = join(folder, "export", tableName, "data");
    await mkdir(data, { recursive: true });
    await mkdir(dirname(file), { recursive: true });
    const schema = join(folder, "schema.json");
    await writeFile(schema, JSON.stringify({ Table: tableDescription(tableName) }));
    await pipeline(
      Readable.from(lines()),
      createGzip({ level: 1 }),
      createWriteStream(join(data, "all.json.gz")),
    );
    const words = ["import", "--source", join(folder, "export"), "--schema", schema, "--output", file];
    await promisify(execFile)(engine.command, words);
    return count;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

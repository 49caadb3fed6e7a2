import { createHash, randomUUID } from "node:crypto";
import { link, mkdir, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hasCode } from "../failure.ts";
import { type Bucket, headFor, type ObjectHead, type Span, spanOf } from "./bucket.ts";

/** An object is two files: its bytes, never written twice, and a head that names them and appears at once. */
type Head = ObjectHead & { bytesFile: string };

export async function diskBucket(folder: string): Promise<Bucket> {
  await mkdir(folder, { recursive: true });
  // Named by a hash: any key is a legal file name, and none can leave the folder.
  const headFile = (key: string) => join(folder, `${createHash("sha256").update(key).digest("hex")}.json`);

  async function readHead(file: string): Promise<Head | undefined> {
    try {
      return JSON.parse(await readFile(file, "utf8"));
    } catch (failure) {
      if (hasCode(failure, "ENOENT")) return undefined;
      throw failure;
    }
  }

  return {
    async find(key) {
      const found = await readHead(headFile(key));
      if (!found) return undefined;
      const { bytesFile, ...head } = found;
      return { head, read: (span) => readSpan(join(folder, bytesFile), spanOf(head.size, span)) };
    },

    async write(key, bytes, headers, { onlyNew } = {}) {
      const head = headFor(key, bytes, headers);
      const bytesFile = `${randomUUID()}.bytes`;
      await writeFile(join(folder, bytesFile), bytes);
      const draft = join(folder, `${randomUUID()}.draft`);
      await writeFile(draft, JSON.stringify({ ...head, bytesFile } satisfies Head));
      if (onlyNew) {
        const isNew = await linkUnlessThere(draft, headFile(key));
        await rm(draft);
        if (!isNew) await rm(join(folder, bytesFile));
        return isNew ? head : undefined;
      }
      const before = await readHead(headFile(key));
      await rename(draft, headFile(key));
      if (before) await rm(join(folder, before.bytesFile), { force: true });
      return head;
    },

    async remove(key) {
      const before = await readHead(headFile(key));
      await rm(headFile(key), { force: true });
      if (before) await rm(join(folder, before.bytesFile), { force: true });
    },
  };
}

/** The file system decides between two who are first. */
async function linkUnlessThere(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (failure) {
    if (hasCode(failure, "EEXIST")) return false;
    throw failure;
  }
}

async function readSpan(file: string, { start, end }: Span): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(end - start + 1);
  const handle = await open(file);
  try {
    let filled = 0;
    while (filled < bytes.byteLength) {
      const { bytesRead } = await handle.read(bytes, filled, bytes.byteLength - filled, start + filled);
      if (bytesRead === 0) throw new Error(`${file} is shorter than its head says`);
      filled += bytesRead;
    }
    return bytes;
  } finally {
    await handle.close();
  }
}

import { type Bucket, headFor, type ObjectHead, spanOf } from "./bucket.ts";

type Held = { head: ObjectHead; bytes: Uint8Array };

/** Forgotten with the process. */
export function memoryBucket(): Bucket {
  const held = new Map<string, Held>();
  return {
    async find(key) {
      const found = held.get(key);
      if (!found) return undefined;
      return {
        head: found.head,
        read: async (span) => {
          const { start, end } = spanOf(found.head.size, span);
          return Uint8Array.from(found.bytes.subarray(start, end + 1));
        },
      };
    },
    async write(key, bytes, headers, { onlyNew } = {}) {
      if (onlyNew && held.has(key)) return undefined;
      const head = headFor(key, bytes, headers);
      held.set(key, { head, bytes: Uint8Array.from(bytes) });
      return head;
    },
    async remove(key) {
      held.delete(key);
    },
  };
}

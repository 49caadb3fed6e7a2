import { FOREVER, type Pictures, type StoredPicture } from "../../functions/core/images/pictures.ts";

/** Pictures that are forgotten with the test. */
export function fakePictures(): Pictures {
  const stored = new Map<string, StoredPicture>();
  return {
    async put(key, { bytes, contentType, cacheControl = FOREVER }) {
      if (stored.has(key)) return false;
      stored.set(key, { bytes: Uint8Array.from(bytes), size: bytes.byteLength, contentType, cacheControl });
      return true;
    },
    async get(key) {
      const found = stored.get(key);
      return found && { ...found, bytes: Uint8Array.from(found.bytes) };
    },
    async head(key) {
      const found = stored.get(key);
      if (!found) return undefined;
      const { bytes: _, ...head } = found;
      return head;
    },
    async remove(key) {
      stored.delete(key);
    },
  };
}

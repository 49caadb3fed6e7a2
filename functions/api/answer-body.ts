/** Lambda hands out 6 MB at most, of text in which every quotation mark counts twice. */
const PACKED_FROM = 1_000_000;

/** The body of an answer, and what tells how it is written: what is too long for Lambda goes out packed. */
export function bodyOf(answer: object, accepted = "") {
  const text = JSON.stringify(answer);
  const headers = { "content-type": "application/json" };
  if (text.length < PACKED_FROM || !/\bgzip\b/.test(accepted)) return { body: text, headers };
  // Loaded by the few answers that are so long. A Lambda answers one call at a time: nobody waits behind this one.
  const { gzipSync } = process.getBuiltinModule("node:zlib");
  return { body: gzipSync(text), headers: { ...headers, "content-encoding": "gzip" } };
}

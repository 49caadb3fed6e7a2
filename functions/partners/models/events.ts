async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  // A picture is one line of megabytes, in hundreds of bits.
  let line: string[] = [];
  for await (const bytes of body) {
    const [first = "", ...more] = decoder.decode(bytes, { stream: true }).split("\n");
    line.push(first);
    for (const next of more) {
      yield line.join("").replace(/\r$/, "");
      line = [next];
    }
  }
  yield line.join("");
  yield "";
}

/** What server-sent events hold, one after the other; the rest of such a stream is passed over. */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let data: string[] = [];
  for await (const line of linesOf(body)) {
    if (line.startsWith("data:")) data.push(line.slice("data:".length));
    if (line !== "" || data.length === 0) continue;
    yield data.join("\n");
    data = [];
  }
}

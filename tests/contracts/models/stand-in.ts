import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

type Cut = "reset" | "hang";

/** Byte for byte, without an end. */
const DRIP_MS = 5;

/**
 * What a provider does with the next call; `reset` cuts the line, `hang` never answers. A body of several parts comes
 * part by part, and `after` says what comes behind the last;
 * `drip`, a byte now and then, for ever. Who behaves by what was asked is a function.
 */
export type Behaviour =
  | { status: number; body: string | string[]; headers?: Record<string, string>; after?: Cut | "drip" }
  | Cut
  | ((asked: Received) => Behaviour);

/** What is no JSON is read as text. */
export type Received = {
  path: string;
  headers: IncomingMessage["headers"];
  body: Record<string, unknown>;
  text: string;
};

/** A provider on this machine that behaves as it is told, and remembers what it was asked. */
export async function aProvider() {
  const received: Received[] = [];
  let behaviour: Behaviour = "hang";
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString("latin1");
    const isJson = request.headers["content-type"] === "application/json";
    const asked = {
      path: request.url ?? "",
      headers: request.headers,
      text,
      body: isJson ? JSON.parse(text) : {},
    };
    received.push(asked);
    let now = behaviour;
    while (typeof now === "function") now = now(asked);
    const cut = () => request.socket.destroy();
    if (now === "hang") return;
    if (now === "reset") {
      cut();
      return;
    }
    response.writeHead(now.status, { "content-type": "application/json", ...now.headers });
    for (const part of [now.body].flat()) {
      response.write(part);
      // Each part is a packet of its own.
      await new Promise(setImmediate);
    }
    if (now.after === "reset") cut();
    if (now.after === "drip") {
      const drip = setInterval(() => response.write(" "), DRIP_MS);
      response.on("close", () => clearInterval(drip));
    }
    if (now.after === undefined) response.end();
  });

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    behave(next: Behaviour) {
      behaviour = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

import { createServer, type IncomingMessage, type Server } from "node:http";
import { createServer as createHttp2Server, type Http2Server, type ServerHttp2Session } from "node:http2";
import type { AddressInfo } from "node:net";

/** What a provider does with the next call; `reset` cuts the line, `hang` never answers. */
export type Behaviour = { status: number; body: string; headers?: Record<string, string> } | "reset" | "hang";

export type Received = { path: string; headers: IncomingMessage["headers"]; body: Record<string, unknown> };

/** A provider on this machine that behaves as it is told, and remembers what it was asked. */
export async function aProvider({ http2 = false } = {}) {
  const received: Received[] = [];
  let behaviour: Behaviour = "hang";
  const sessions = new Set<ServerHttp2Session>();

  const server: Server | Http2Server = http2 ? createHttp2Server() : createServer();
  if (http2)
    (server as Http2Server).on("session", (session) => {
      sessions.add(session);
      session.on("close", () => sessions.delete(session));
      session.on("error", () => {});
    });

  // Both kinds of server hand over requests of the same shape.
  (server as Server).on("request", async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({
      path: request.url ?? "",
      headers: request.headers,
      body: JSON.parse(Buffer.concat(chunks).toString()),
    });
    if (behaviour === "hang") return;
    if (behaviour === "reset") {
      for (const session of sessions) session.destroy();
      if (!http2) request.socket.destroy();
      return;
    }
    response.writeHead(behaviour.status, { "content-type": "application/json", ...behaviour.headers });
    response.end(behaviour.body);
  });

  await new Promise<void>((resolve) => (server as Server).listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    behave(next: Behaviour) {
      behaviour = next;
    },
    async close() {
      for (const session of sessions) session.destroy();
      if (!http2) (server as Server).closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

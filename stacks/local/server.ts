import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as after } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { Faults, meet } from "./faults.ts";
import { isOwnName, MISDIRECTED } from "./own-names.ts";

export const LOOPBACK = "127.0.0.1";

export type Running = { url: string; port: number; close(): Promise<void> };

/** A stand-in that a test can make misbehave. */
export type StandIn = Running & { faults: Faults };

export type Answer = (request: Request, incoming: IncomingMessage) => Response | Promise<Response>;

export async function serveStandIn(answer: Answer): Promise<StandIn> {
  const faults = new Faults();
  const running = await listen(listener(withFaults(faults, answer)), { host: LOOPBACK });
  return { ...running, faults };
}

export const listener = (answer: Answer): RequestListener =>
  getRequestListener(
    (request, env) => answer(request, (env as { incoming: IncomingMessage }).incoming),
    // The runtime's own Request and Response stay as they are for the rest of the process.
    { overrideGlobalObjects: false },
  );

const withFaults =
  (faults: Faults, answer: Answer): Answer =>
  async (request, incoming) => {
    const [path = "/"] = (incoming.url ?? "/").split("?", 1);
    const fault = faults.take({ method: request.method, path });
    if (fault?.answer) return fault.answer();
    return meet(fault, {
      work: async () => {
        const whole = await answer(request, incoming);
        return fault?.dripMs ? dripping(whole, fault.dripMs) : whole;
      },
      busy: () => new Response("Too many requests.", { status: 429, headers: { "retry-after": "30" } }),
      fail: () => new Response("This failure was asked for.", { status: 500 }),
      reset: () => {
        incoming.socket.destroy();
        return new Response(null);
      },
    });
  };

/** The same answer, a byte at a time. */
async function dripping(whole: Response, dripMs: number) {
  const { status, headers } = whole;
  const bytes = new Uint8Array(await whole.arrayBuffer());
  let sent = 0;
  const drops = new ReadableStream<Uint8Array>({
    async pull(to) {
      await after(dripMs);
      if (sent === bytes.length) to.close();
      else to.enqueue(bytes.subarray(sent, ++sent));
    },
  });
  headers.delete("content-length");
  return new Response(drops, { status, headers });
}

/** The bound port is only known afterwards when the system chooses it. */
export async function listen(handler: RequestListener, { port = 0, host = LOOPBACK }): Promise<Running> {
  // Who keeps a connection may ask over it in the very moment in which it is closed as idle: none is.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    if (isOwnName(request.headers.host, host)) handler(request, response);
    else response.writeHead(421, { "content-type": "text/plain" }).end(MISDIRECTED);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
  const bound = (server.address() as AddressInfo).port;
  const name = host.includes(":") ? `[${host}]` : host;
  return { url: `http://${name}:${bound}`, port: bound, close: () => closeNow(server) };
}

/** Does not wait for those who keep a connection open. */
const closeNow = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

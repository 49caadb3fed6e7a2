import type { IncomingMessage } from "node:http";
import { setTimeout as after } from "node:timers/promises";
import type { Fault, Faults } from "../faults.ts";
import { isOwnName, MISDIRECTED } from "../own-names.ts";
import { LOOPBACK } from "../server.ts";

/** As much of Fastify as is needed here: the emulator brings its own, and its types do not come along. */
type Raw = { raw: IncomingMessage; method: string; headers: Record<string, string | string[] | undefined> };
type Reply = {
  code(status: number): Reply;
  header(name: string, value: unknown): Reply;
  send(body: object): unknown;
  hijack(): unknown;
};
export type HookedApp = {
  addHook(name: "onRequest", hook: (request: Raw, reply: Reply) => Promise<void>): unknown;
  addHook(name: "onSend", hook: (request: Raw, reply: Reply, payload: unknown) => Promise<unknown>): unknown;
};

/** The operation stands in a header: "AmazonSQS.SendMessage" becomes the path /SendMessage. */
const operationOf = (target: unknown) => `/${String(target ?? "").replace("AmazonSQS.", "")}`;

/** The emulator asks for no signature: a page on the web must not reach it under a name of its own. */
export function refuseOtherNames(app: HookedApp) {
  app.addHook("onRequest", async ({ raw }, reply) => {
    if (!isOwnName(raw.headers.host, LOOPBACK)) await reply.code(421).send({ message: MISDIRECTED });
  });
}

/** The emulator is a server of its own, so faults reach it through its hooks. */
export function meetFaults(app: HookedApp, faults: Faults) {
  const met = new WeakMap<object, Fault>();

  app.addHook("onRequest", async (request, reply) => {
    const fault = faults.take({ method: request.method, path: operationOf(request.headers["x-amz-target"]) });
    if (!fault) return;
    met.set(request.raw, fault);
    if (fault.latencyMs) await after(fault.latencyMs);
    if (fault.outcome === "reset") {
      // Nobody is left to answer, and so nothing is done.
      reply.hijack();
      request.raw.socket.destroy();
    }
    if (fault.outcome === "500") await reply.code(500).send({ message: "This failure was asked for." });
  });

  app.addHook("onSend", async (request, reply, payload) => {
    const fault = met.get(request.raw);
    if (fault?.outcome === "work, then reset") request.raw.socket.destroy();
    if (fault?.outcome !== "work, then 500") return payload;
    reply.code(500).header("content-length", undefined);
    return JSON.stringify({ message: "This failure was asked for." });
  });
}

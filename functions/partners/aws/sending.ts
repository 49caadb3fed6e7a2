import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { lazily } from "../../lib/lazy.ts";
import { type Credentials, signed, type Unsigned } from "./signature.ts";

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Connections outlive a call: a function that has answered once is mostly asked again. */
const keepingAlive = { keepAlive: true, maxSockets: 50 };

/** Each is loaded at its first call: plain HTTP, for a machine of one's own alone, takes half as long as the whole API. */
const ways = lazily({
  http: () => {
    const { request, Agent } = process.getBuiltinModule("node:http");
    return { request, agent: new Agent(keepingAlive) };
  },
  https: () => {
    const { request, Agent } = process.getBuiltinModule("node:https");
    return { request, agent: new Agent(keepingAlive) };
  },
});

/** Asks once, signed: by a connection that is open, or by a fresh one. */
export function send(
  request: Unsigned,
  credentials: Credentials,
  signal: AbortSignal,
  fresh: boolean,
): Promise<Answer> {
  const options = { method: request.method, headers: signed(request, credentials), signal };
  return new Promise((resolve, reject) => {
    // Whoever ran out of patience says so, not that the connection was cut.
    const cut = (failure: Error) => reject(signal.aborted ? signal.reason : failure);
    const heard = (answer: IncomingMessage) => {
      const parts: Buffer[] = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("error", cut);
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    };
    const by = request.url.startsWith("https:") ? ways.https : ways.http;
    const call = by.request(request.url, { ...options, agent: fresh ? false : by.agent }, heard);
    call.on("error", cut);
    call.end(request.body);
  });
}

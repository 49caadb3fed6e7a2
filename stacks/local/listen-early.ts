import type { RequestListener } from "node:http";
import { hasCode, StartFailure } from "./failure.ts";
import { LOOPBACK, listen } from "./server.ts";

/** Takes the shop's port at once: whoever calls before there is something to serve waits. */
export async function listenEarly({ port, host }: { port: number; host: string }) {
  const { promise: opened, resolve: serve } = Promise.withResolvers<RequestListener>();
  const waiting: RequestListener = async (request, response) => (await opened)(request, response);
  const running = await listen(waiting, { port, host }).catch((failure: unknown) => {
    throw new StartFailure(whyNot(failure, port, host) ?? String(failure));
  });
  const name = host === LOOPBACK ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return { url: `http://${name}:${running.port}`, serve, close: running.close };
}

function whyNot(failure: unknown, port: number, host: string): string | undefined {
  if (hasCode(failure, "EADDRINUSE"))
    return `Port ${port} is taken: close what uses it, or choose another, as in "PORT=${port + 1} npm start".`;
  if (hasCode(failure, "EACCES")) return `Port ${port} may not be used by this user; choose one above 1023.`;
  if (hasCode(failure, "EADDRNOTAVAIL") || hasCode(failure, "ENOTFOUND"))
    return `HOST is "${host}", which is no address of this machine.`;
  return undefined;
}

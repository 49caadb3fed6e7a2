import { Socket } from "node:net";
import { afterEach } from "vitest";

// Loaded before every test file: nothing but this machine is to be spoken to, and whoever tries has failed, even
// where the code under test takes the refusal for a partner's bad day.

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3}|0:0:0:0:0:0:0:1)$/;

/** Whom somebody tried to call since the last test. */
export const strangers: string[] = [];

const connect = Socket.prototype.connect;
Socket.prototype.connect = function (this: Socket, ...parameters: unknown[]) {
  const host = hostOf(parameters);
  if (host === undefined || loopback.test(host)) return Reflect.apply(connect, this, parameters);
  strangers.push(host);
  // As a refused connection would tell it: later, when somebody listens for it.
  setImmediate(() => this.destroy(new Error(said(host))));
  return this;
};

const said = (host: string) => `A test called ${host}: tests speak to this machine only.`;

/** Of `connect(port, host)`, `connect({ host })` and what Node has made of them; a path is a socket of this machine. */
function hostOf(parameters: unknown[]): string | undefined {
  const [first, second] = parameters.flat();
  if (typeof first === "object" && first !== null)
    return "path" in first && first.path ? undefined : ((first as { host?: string }).host ?? "localhost");
  return typeof second === "string" ? second : "localhost";
}

afterEach(() => {
  const called = strangers.splice(0);
  if (called.length > 0) throw new Error(said(called.join(", ")));
});

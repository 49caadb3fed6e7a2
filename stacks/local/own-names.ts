import { isIP } from "node:net";
import { hostname } from "node:os";

export const MISDIRECTED = "This machine does not go by that name.";

const everywhere = new Set(["0.0.0.0", "::"]);
const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Whether a call means us. A page on the web can lead a name of its own to this machine (DNS rebinding), and what a
 * browser sends it then bears that name; no page can do that with a number.
 */
export function isOwnName(header: string | undefined, host: string): boolean {
  // Browsers always say whom they mean.
  if (header === undefined) return true;
  const name = header.toLowerCase().replace(/:\d+$/, "");
  if (loopback.has(name) || name === bracketed(host.toLowerCase())) return true;
  if (!everywhere.has(host)) return false;
  return isIP(name.replace(/^\[|\]$/g, "")) > 0 || name === hostname().toLowerCase();
}

const bracketed = (host: string) => (isIP(host) === 6 ? `[${host}]` : host);

/** Whoever has an IPv6 address has 2⁶⁴ of them: their network is counted as one. */
export function networkOf(ipAddress: string): string {
  if (!ipAddress.includes(":") || ipAddress.includes(".")) return ipAddress;
  const [first = [], last = []] = ipAddress.split("::").map((half) => half.split(":").filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => "0");
  return `${[...first, ...zeros, ...last].slice(0, 4).join(":")}::/64`;
}

/** Where somebody is; with IPv6 also the networks of 256 and of 65,536 such around it, as one customer may have. */
export function placesOf(ipAddress: string): [string, ...string[]] {
  const network = networkOf(ipAddress);
  const [, a, b, c, d = "0"] = /^([^:]*):([^:]*):([^:]*):([^:]*)::\/64$/.exec(network) ?? [];
  if (a === undefined) return [network];
  const wider = [a, b, c].join(":");
  return [network, `${wider}:${(Number.parseInt(d, 16) >> 8).toString(16)}`, wider];
}

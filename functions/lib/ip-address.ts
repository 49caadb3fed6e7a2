/** Whoever has an IPv6 address has 2⁶⁴ of them: their network is counted as one. */
export function networkOf(ipAddress: string): string {
  if (!ipAddress.includes(":") || ipAddress.includes(".")) return ipAddress;
  const [head = "", tail] = ipAddress.split("::");
  const groups = head.split(":").filter(Boolean);
  const last = tail?.split(":").filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - last.length) }, () => "0");
  const whole = tail === undefined ? groups : [...groups, ...zeros, ...last];
  return `${whole.slice(0, 4).join(":")}::/64`;
}

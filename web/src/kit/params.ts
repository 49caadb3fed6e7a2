/** Half a character in an address is no reason to show nothing. */
function decoded(part: string) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What stands in an address where a pattern ("/orders/:orderId") has a name; undefined if it is another one. */
export function paramsIn(pattern: string, pathname: string): Record<string, string> | undefined {
  const names = pattern.match(/:\w+/g) ?? [];
  const found = new RegExp(`^${pattern.replace(/:\w+/g, "([^/]+)")}/*$`, "i").exec(pathname);
  return found
    ? Object.fromEntries(names.map((name, at) => [name.slice(1), decoded(found[at + 1] ?? "")]))
    : undefined;
}

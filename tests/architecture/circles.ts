/** The first circle in a graph of "from → to" edges, as the path that closes it, or undefined. */
export function findCircle(edges: Iterable<readonly [string, string]>): string[] | undefined {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of edges) {
    if (from === to) continue;
    next.set(from, (next.get(from) ?? new Set()).add(to));
  }
  const done = new Set<string>();
  const trail: string[] = [];

  function visit(node: string): string[] | undefined {
    const seenAt = trail.indexOf(node);
    if (seenAt >= 0) return [...trail.slice(seenAt), node];
    if (done.has(node)) return undefined;
    trail.push(node);
    for (const to of next.get(node) ?? []) {
      const circle = visit(to);
      if (circle) return circle;
    }
    trail.pop();
    done.add(node);
    return undefined;
  }

  for (const node of next.keys()) {
    const circle = visit(node);
    if (circle) return circle;
  }
  return undefined;
}

type Tree = { [name: string]: Tree | string };

/** Whoever calls chooses the names: without a prototype, `__proto__` is a name like any other. */
const branchOf = (): Tree => Object.create(null);

/** "line_items[0][price_data][unit_amount]=1" and so on: Stripe's calls come as nested forms. */
export function readForm(text: string): Tree {
  const root = branchOf();
  for (const [path, value] of new URLSearchParams(text)) {
    const names = path.split(/[[\]]+/).filter(Boolean);
    const last = names.pop();
    let place = root;
    for (const name of names) {
      const next = place[name];
      const branch: Tree = typeof next === "object" ? next : branchOf();
      place[name] = branch;
      place = branch;
    }
    if (last) place[last] = value;
  }
  return root;
}

/** A value by its path; undefined if there is none, or more than one below it. */
export function at(tree: Tree | string | undefined, ...path: string[]): string | undefined {
  let place: Tree | string | undefined = tree;
  for (const name of path) place = typeof place === "object" ? place[name] : undefined;
  return typeof place === "string" ? place : undefined;
}

/** The numbered branches of a list. */
export function each(tree: Tree | string | undefined): Tree[] {
  if (typeof tree !== "object") return [];
  return Object.values(tree).filter((branch): branch is Tree => typeof branch === "object");
}

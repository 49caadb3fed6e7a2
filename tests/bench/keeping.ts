import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { type Row, table } from "./figures.ts";

const file = join(import.meta.dirname, "../figures.md");
const HEADING = "\n## ";

/** What a part came to takes the place of what it came to before, and a part that the bench has no more goes. */
export function withPart(figures: string, name: string, order: readonly string[], written: string): string {
  const [head = "", ...sections] = figures.split(HEADING);
  const nameOf = (section: string) => section.slice(0, section.indexOf("\n"));
  const kept = sections.filter((section) => nameOf(section) !== name && order.includes(nameOf(section)));
  const placed = [...kept, `${name}\n\n${written}\n`].toSorted(
    (one, other) => order.indexOf(nameOf(one)) - order.indexOf(nameOf(other)),
  );
  return [head, ...placed].join(HEADING);
}

/** Figures are taken over as they were printed: nobody copies them by hand. */
export function keep(name: string, order: readonly string[], rows: readonly Row[]) {
  const taken = `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores`;
  writeFileSync(file, withPart(readFileSync(file, "utf8"), name, order, `${taken}\n\n${table(rows)}`));
}

import { globSync } from "node:fs";
import { join, relative } from "node:path";

const web = join(import.meta.dirname, "..");
const sheets = globSync("src/**/*.module.css", { cwd: web }).sort();

/** "a0": a class begins with a letter. */
const FIRST_OF_TWO = 360;

/** What a sheet names: an animation is looked up in the sheet of the whole site, as a class is. */
const named = /(?:\.|@keyframes\s+)([a-z][\w-]*)/gi;

/**
 * Every class stands in the sheet and in the markup of each ready page, and is as short as can be: two letters tell its
 * file, a third its place in there.
 */
export function shortClass(name: string, file: string, css: string): string {
  const sheet = sheets.indexOf(relative(web, file.split("?")[0] ?? file));
  const names = new Set(Array.from(css.matchAll(named), ([, one]) => one));
  const place = [...names].indexOf(name);
  // Whatever is not found would share one name.
  if (sheet < 0 || place < 0)
    throw new Error(`no short class for ${name} of ${file}: a new sheet has one from the next start on`);
  return (FIRST_OF_TWO + sheet).toString(36) + place.toString(36);
}

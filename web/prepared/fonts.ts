import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

// npm run fonts -- FOLDER
// Cuts the letters of our own words out of the two families. Whatever else somebody writes comes from the whole
// family, which only then is fetched. FOLDER is where the npm package subset-font 2 is installed: it is needed so
// rarely that the shop does not carry it.

type Subset = (font: Buffer, text: string, how: object) => Promise<Buffer>;
const [folder] = process.argv.slice(2);
if (!folder) throw new Error("say in which folder subset-font is installed");
const subset: Subset = createRequire(resolve(folder, "package.json"))("subset-font");

const ascii = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at)).join("");
/** The same as `unicode-range` says in src/kit/tokens.css. */
const letters = `${ascii}\u00a0©°²½·×–—‘’“”…→★€`;

/** Pairs, ligatures, and figures of one width: other shapes of the same letters are asked for nowhere. */
const keepFeatures = ["kern", "liga", "tnum"];

/** Headings have one weight; what is read has several. */
const families = [
  { name: "fraunces", variationAxes: { wght: 420 } },
  { name: "figtree", variationAxes: { wght: { min: 400, max: 650, default: 400 } } },
];

const out = join(import.meta.dirname, "../src/kit/fonts");
mkdirSync(out, { recursive: true });
for (const { name, variationAxes } of families) {
  const source = `../../node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  const whole = readFileSync(join(import.meta.dirname, source));
  writeFileSync(
    join(out, `${name}-english.woff2`),
    await subset(whole, letters, { targetFormat: "woff2", variationAxes, keepFeatures }),
  );
}

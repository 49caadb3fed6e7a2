import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What is newer than the oldest browsers (vite.config.ts), or has no business in one, and how it shows in the code. */
const unwelcome: readonly [name: string, sign: RegExp][] = [
  ["AbortSignal.any (Safari 17.4, Chrome 116, Firefox 124)", /AbortSignal\.any/],
  ["Promise.withResolvers (Safari 17.4, Chrome 119, Firefox 121)", /Promise\.withResolvers/],
  ["Object.groupBy (Safari 17.4, Chrome 117, Firefox 119)", /(?:Object|Map)\.groupBy/],
  ["Promise.try (Safari 18.2, Chrome 128, Firefox 134)", /Promise\.try/],
  ["URL.canParse (Safari 17, Chrome 120, Firefox 115)", /URL\.(?:canParse|parse)\(/],
  ["Array.fromAsync (Chrome 121)", /Array\.fromAsync/],
  ["methods of sets (Safari 17, Chrome 122, Firefox 127)", /\.isSubsetOf\(|\.symmetricDifference\(/],
  ["attributes as properties (Firefox 119)", /\.(?:role|aria[A-Z][a-zA-Z]+)=(?!=)/],
  ["closedby (Chrome 134, Firefox 141, no Safari)", /closed[bB]y/],
  [":has() (Safari 15.4, Chrome 105, Firefox 121)", /:has\(/],
  ["React's own renderer: Preact is in its place (package.json)", /react\.dev\/errors/],
  ["zod: the shop checks with it, the site with valibot", /\$ZodType|ZodMini/],
];

/** What of it stands in a build, by file. */
export function unwelcomeIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => /\.(?:js|css)$/.test(file))
    .flatMap((file) => {
      const code = readFileSync(join(folder, file), "utf8");
      return unwelcome.filter(([, sign]) => sign.test(code)).map(([name]) => `${file} has ${name}`);
    });
}

/** `node lambda-runner.ts <handler> <events> <results>`, in the folder of a bundle. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [name = "", eventsFile = "", resultsFile = ""] = process.argv.slice(2);

/** Calendars and zones take an eighth of a cold start: who needs one makes it when asked. A budget of bytes does not see it. */
const tooEarly = ["DateTimeFormat", "NumberFormat", "Collator", "PluralRules", "Segmenter"] as const;
const usual = Object.getOwnPropertyDescriptors(Intl);
const refused = (name: string) => {
  throw new Error(`Intl.${name} is made before anything is asked`);
};
for (const name of tooEarly)
  Object.defineProperty(Intl, name, { configurable: true, get: () => refused(name) });
const bundle = await import(pathToFileURL(path.resolve("bundle.mjs")).href);
Object.defineProperties(Intl, usual);

const events: unknown[] = JSON.parse(readFileSync(eventsFile, "utf8"));
const results: unknown[] = [];
for (const event of events) results.push((await bundle[name](event, { awsRequestId: "a-request" })) ?? null);
writeFileSync(resultsFile, JSON.stringify(results));

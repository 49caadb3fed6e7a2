/** `node lambda-runner.ts <handler> <events> <results>`, in the folder of a bundle. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [name = "", eventsFile = "", resultsFile = ""] = process.argv.slice(2);
const bundle = await import(pathToFileURL(path.resolve("bundle.mjs")).href);
const events: unknown[] = JSON.parse(readFileSync(eventsFile, "utf8"));
const results: unknown[] = [];
for (const event of events) results.push((await bundle[name](event, { awsRequestId: "a-request" })) ?? null);
writeFileSync(resultsFile, JSON.stringify(results));

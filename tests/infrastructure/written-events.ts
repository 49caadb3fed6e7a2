import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./platform.ts";

const sources = readdirSync(path.join(root, "functions"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .map((file) => readFileSync(path.join(root, "functions", file), "utf8"));

/** The names of the events that such code writes. */
export const eventsIn = (text: string, level: string) =>
  [...text.matchAll(new RegExp(`log\\??\\.${level}\\(\\s*"([\\w.-]+)"`, "g"))].map(
    ([, event]) => event ?? "",
  );

/** Every name of an event that the shop's sources write. */
export const writtenAs = (level: string) => [...new Set(sources.flatMap((text) => eventsIn(text, level)))];

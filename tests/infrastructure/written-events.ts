import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./platform.ts";

const sources = readdirSync(path.join(root, "functions"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .map((file) => readFileSync(path.join(root, "functions", file), "utf8"));

/** Every name of an event that the shop's sources write. */
export const writtenAs = (level: string) => [
  ...new Set(
    sources.flatMap((text) =>
      [...text.matchAll(new RegExp(`log\\??\\.${level}\\(\\s*"([\\w.-]+)"`, "g"))].map(
        ([, event]) => event ?? "",
      ),
    ),
  ),
];

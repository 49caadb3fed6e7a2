import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** What SST would read before a deploy: `.env`, then the stage's own, then what is set already. */
export function stageEnvironment(stage: string): Record<string, string | undefined> {
  const files = [".env", `.env.${stage}`].filter((file) => existsSync(file));
  return Object.assign({}, ...files.map((file) => parseEnv(readFileSync(file, "utf8"))), process.env);
}

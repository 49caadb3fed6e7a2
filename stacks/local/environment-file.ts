import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * While the stage is open, another process can join it: `node --env-file=.data/stage.env …` finds the same
 * table, queues and bucket. It holds the stage's secrets, so only its owner may read it.
 */
export function writeEnvironment(dataDir: string, env: Record<string, string>): { close(): void } {
  const file = join(dataDir, "stage.env");
  const lines = Object.entries(env).map(([name, value]) => `${name}='${value}'\n`);
  writeFileSync(file, lines.join(""), { mode: 0o600 });
  return { close: () => rmSync(file, { force: true }) };
}

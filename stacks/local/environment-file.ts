import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * While the stage is open, another process can join it: `node --env-file=.data/stage.env …` finds the same
 * table, queues and bucket, and lives in the same hour. It holds the stage's secrets, so only its owner may read it.
 */
export function writeEnvironment(dataDir: string, env: Record<string, string>): { close(): void } {
  const file = join(dataDir, "stage.env");
  const ahead = process.env.WALLFLOWER_CLOCK_AHEAD;
  const lines = Object.entries({ ...env, ...(ahead && { WALLFLOWER_CLOCK_AHEAD: ahead }) }).map(
    ([name, value]) => `${name}='${value}'\n`,
  );
  writeFileSync(file, lines.join(""), { mode: 0o600 });
  return { close: () => rmSync(file, { force: true }) };
}

import { spawnSync } from "node:child_process";

type Said = { status: number | null; stdout: string; stderr: string; error?: Error };

const listed = (stage: string): Said =>
  spawnSync("npx", ["sst", "secret", "list", "--stage", stage], { encoding: "utf8" });

/**
 * A stage's secrets; fails where they cannot be asked for. `sst secret list` prints a line each, its name, a sign of
 * equality, its value, and ends as a failure where there are none.
 */
export function storedSecrets(stage: string, list = listed): Record<string, string> {
  const { status, stdout, stderr, error } = list(stage);
  if (error) throw error;
  // SST's own words stand behind a cross; npm may have warned of something before.
  const says = /✕ +(.+)/.exec(stderr)?.[1];
  if (says === "No secrets found") return {};
  if (status !== 0) throw new Error(says ?? (stderr.trim() || "sst secret list failed"));
  return Object.fromEntries(
    stdout.split("\n").flatMap((line) => {
      const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
      return name && value ? [[name, value.replace(/^"(.*)"$/, "$1")]] : [];
    }),
  );
}

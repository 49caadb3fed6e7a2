import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const preflight = (...words: string[]) => {
  const { WALLFLOWER_SENDER: _, WALLFLOWER_DOMAIN: __, ...env } = process.env;
  return spawnSync(process.execPath, ["stacks/commands/ops.ts", "preflight", ...words], {
    encoding: "utf8",
    env,
  });
};

test.each<[string, string[], RegExp[]]>([
  ["no stage's", [], [/NO {2} stage .*this machine's/, /→ npm run ops -- preflight --stage NAME/]],
  [
    "those of a stage that has none",
    ["--stage", "of-nobody"],
    [/NO {2} settings .*"of-nobody" needs WALLFLOWER_SENDER/, /→ .*\.env\.of-nobody/],
  ],
])("settings that cannot be read, %s, are missing like anything else", (_, words, rows) => {
  const { status, stdout, stderr } = preflight(...words);
  expect([status, stderr]).toEqual([1, ""]);
  for (const row of rows) expect(stdout).toMatch(row);
  expect(stdout).toContain("1 missing.");
});

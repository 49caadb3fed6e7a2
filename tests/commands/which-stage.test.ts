import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { usage } from "../../functions/ops/commands.ts";
import { whichStage } from "../../stacks/commands/which-stage.ts";

test.each<[string, { stage: string; words: string[] }]>([
  ["orders", { stage: "local", words: ["orders"] }],
  ["retry id-1 --stage production", { stage: "production", words: ["retry", "id-1"] }],
  ["--stage production retry id-1", { stage: "production", words: ["retry", "id-1"] }],
  ["retry id-1 --stage=production", { stage: "production", words: ["retry", "id-1"] }],
  ["preflight --stage pull-12 --subscribe", { stage: "pull-12", words: ["preflight", "--subscribe"] }],
])("%s", (typed, meant) => {
  expect(whichStage(typed.split(" "))).toEqual(meant);
});

test.each([
  "refund id-1 --stage",
  "refund id-1 --stage=",
  "preflight --stage --subscribe",
  "refund id-1 --stage staging --stage=production",
])("%s names no stage, which is not this machine's", (typed) => {
  expect(whichStage(typed.split(" "))).toBeUndefined();
});

test("a command for a stage that is not named is refused, wherever it leads", () => {
  for (const command of ["orders", "preflight", "smoke", "scale"]) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["stacks/commands/ops.ts", command, "--stage"],
      {
        encoding: "utf8",
      },
    );
    expect([status, stdout, stderr]).toEqual([
      1,
      "",
      "One stage is named behind --stage, as in --stage production.\n",
    ]);
  }
});

test("beside a stage that keeps nothing it is said why it cannot be reached, and not that it is closed", () => {
  for (const DATA_DIR of [":memory:", join(tmpdir(), "no-stage-was-opened-here")]) {
    const env = { ...process.env, DATA_DIR };
    const asked = spawnSync(process.execPath, ["stacks/commands/ops.ts", "orders"], {
      encoding: "utf8",
      env,
    });
    expect([asked.status, asked.stdout]).toEqual([1, ""]);
    expect(asked.stderr).toBe(
      `No local stage can be reached: \`npm start\` opens one in .data, or in DATA_DIR, which is the same for both.
One with DATA_DIR=:memory: leaves nothing by which a command would find it. On AWS: --stage NAME.\n`,
    );
  }
});

test("who types no command at all is told of every one, also where no stage can be reached", () => {
  const env = { ...process.env, DATA_DIR: ":memory:" };
  for (const words of [[], ["--stage", "production"]]) {
    const asked = spawnSync(process.execPath, ["stacks/commands/ops.ts", ...words], {
      encoding: "utf8",
      env,
    });
    expect([asked.status, asked.stdout, asked.stderr]).toEqual([1, "", `${usage}\n`]);
  }
});

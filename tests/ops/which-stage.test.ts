import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { whichStage } from "../../stacks/which-stage.ts";

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
    const { status, stdout, stderr } = spawnSync(process.execPath, ["stacks/ops.ts", command, "--stage"], {
      encoding: "utf8",
    });
    expect([status, stdout, stderr]).toEqual([
      1,
      "",
      "One stage is named behind --stage, as in --stage production.\n",
    ]);
  }
});

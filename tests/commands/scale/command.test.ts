import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const scale = (words: string, settings = {}) =>
  spawnSync(process.execPath, ["stacks/commands/ops.ts", "scale", ...words.split(" ").filter(Boolean)], {
    encoding: "utf8",
    env: { ...process.env, ...settings },
  });

test("the day's pictures are those of WALLFLOWER_IMAGE_LIMITS, whatever it counts in", () => {
  const { stdout, stderr } = scale("", { WALLFLOWER_IMAGE_LIMITS: "modelCalls=20/3600" });
  expect(stderr).toBe("");
  expect(stdout).toMatch(/the day's pictures +480 a day/);
});

test("a visit costs what the stage's own model asks for, and where nobody knows that it is said so", () => {
  const told = (WALLFLOWER_IMAGE_MODEL: string) => scale("", { WALLFLOWER_IMAGE_MODEL }).stdout;
  const cost = (text: string) => Number(/A visit costs \$([\d.]+)/.exec(text)?.[1]);
  const [known, unknown] = [told("fal/fal-ai/flux/dev"), told("fal/fal-ai/of-tomorrow")];
  expect(cost(known) - cost(unknown)).toBeCloseTo(4 * 0.03);
  expect(known).not.toContain("no price");
  expect(unknown).toContain("Pictures come on top: fal-ai/of-tomorrow has no price here.");
});

test.each(["ten", "10 0", "10 15 20"])("what is no two numbers is refused: scale %s", (words) => {
  const { status, stdout, stderr } = scale(words);
  expect([status, stdout, stderr]).toEqual([
    1,
    "",
    "Numbers above 0 at most: handlers of the account, and calls of the model a minute, as in scale 10 15.\n",
  ]);
});

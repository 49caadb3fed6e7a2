import { describe, expect, test } from "vitest";
import { noGuardrail, requireWelcome } from "../../../functions/core/images/moderation.ts";
import { isWelcome } from "../../../functions/core/images/subject-gate.ts";
import ideas from "../../../functions/core/journeys/ideas.json" with { type: "json" };

describe("a subject for a wall is welcome", () => {
  test.each([
    "a blue tit bird on a branch",
    "two great tits on a branch",
    "pussy willow in a jug",
    "Moby Dick and the white whale at dawn",
    "a cock crowing at dawn, a cockerel on a gate",
    "a yellow rapeseed field under a storm",
    "a chink of light through the curtains",
    "a bass guitar leaning on a grand piano",
    "an assassin bug, macro",
    "Scunthorpe in the rain",
    "a cocktail in the evening sun",
    "a categorical diagram of cats",
  ])("%s", (subject) => {
    expect(isWelcome(subject)).toBe(true);
  });
});

describe("this is not", () => {
  test.each([
    "a nazi parade in the streets",
    "a NAZI parade in the streets",
    "a n4zi parade in the streets",
    "ａ ｎａｚｉ ｐａｒａｄｅ",
    "a naked woman on a sofa",
    "people fucking on a beach",
    "a gory beheading",
  ])("%s", (subject) => {
    expect(isWelcome(subject)).toBe(false);
  });
});

test("every idea of 'Surprise me' is welcome", () => {
  expect(ideas.filter((idea) => !isWelcome(idea))).toEqual([]);
});

test("a refusal is kind, and names the field", async () => {
  const refusal = await requireWelcome({ guardrail: noGuardrail }, "a nazi parade").catch(
    (no: unknown) => no,
  );
  expect(refusal).toMatchObject({ code: "subject_not_allowed", status: 422 });
  expect(refusal).toHaveProperty("fields.subject");
});

test("a stage's guardrail has the second word", async () => {
  const guardrail = { allows: async (text: string) => !text.includes("famous") };
  await expect(requireWelcome({ guardrail }, "a fox in snow")).resolves.toBeUndefined();
  await expect(requireWelcome({ guardrail }, "a famous actor")).rejects.toThrow("rather not");
});

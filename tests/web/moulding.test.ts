import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { frameNames } from "../../functions/core/catalogue/choice.ts";
import { cornerWords } from "../../web/src/catalogue/Corner.tsx";
import { productQuestions } from "../../web/src/catalogue/questions.ts";

const sheet = readFileSync(join(import.meta.dirname, "../../web/src/images/Moulding.module.css"), "utf8");

test("every frame has its wood, as wide as is said of it", () => {
  const frames = [...sheet.matchAll(/data-frame="(\w+)"\] \{\s+--moulding: ([\d.]+);/g)];
  expect(["none", ...frames.map(([, name]) => name)]).toEqual(frameNames);
  for (const [, name, inches] of frames) {
    expect(cornerWords(name as "black")).toContain(`${inches} inch wide`);
    expect(productQuestions[0]?.answer).toContain(`about ${inches} inch wide`);
  }
});

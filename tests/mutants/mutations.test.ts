import { expect, test } from "vitest";
import { mutated, mutations, told } from "./mutations.ts";

const source = `
type Size = { width: 1 };
export function price(copies: number, { width }: Size, gift: boolean) {
  if (!gift && copies >= 3) log("many");
  return copies > 0 ? copies * width : 7;
}
`;
const all = () => mutations("price.ts", source);
const put = () => all().map((one) => mutated(source, one).split("\n"));

test("every comparison, sum, condition, number and call can be got wrong", () => {
  const told = all().map(({ start, end, put }) => `${source.slice(start, end)} → ${put}`);
  expect(told).toEqual(
    expect.arrayContaining([
      "&& → ||",
      "!gift → gift",
      ">= → >",
      "!gift && copies >= 3 → true",
      "!gift && copies >= 3 → false",
      "> → >=",
      "copies > 0 → false",
      "* → /",
      "7 → 7 + 1",
      'log("many"); → ;',
    ]),
  );
});

test("a mutant differs from its source in one line", () => {
  for (const lines of put()) {
    const was = source.split("\n");
    expect(lines.filter((line, at) => line !== was[at])).toHaveLength(1);
  }
});

test("types are nobody's mistake", () => {
  expect(all().filter(({ line }) => line === 2)).toEqual([]);
});

test("a mutant is told with its place", () => {
  const [first] = all();
  if (!first) throw new Error("there are mutants");
  expect(told("price.ts", source, first)).toBe("price.ts:4  !gift && copies >= 3  →  true");
});

import { expect, test } from "vitest";
import { mutated, mutations, placeOf, probed, TOP, told } from "./mutations.ts";

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

const nested = `const most = 3;
export const few = (all: number[]) => all.filter((one) => { return one < most; }).map(() => ({ n: 1 }));
`;

test("a mutant lies in the innermost function around it, or in none", () => {
  const [most, less, one] = mutations("few.ts", nested);
  expect(most?.within).toBe(TOP);
  expect(less?.within).toBe(nested.indexOf("{ return"));
  expect(one?.within).toBe(nested.indexOf("{ n:") - 1);
});

test("a probed file does what it did, and tells which of its functions run", async () => {
  const reached: string[] = [];
  const { few } = new Function(
    "reached",
    probed("few.js", nested.replace(": number[]", "")).replace("export const few", "const few") +
      "return { few };",
  )((place: string) => reached.push(place));
  expect(reached).toEqual([placeOf("few.js", TOP)]);
  expect(few([1, 5])).toEqual([{ n: 1 }]);
  expect(reached).toHaveLength(5);
});

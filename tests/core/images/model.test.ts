import { describe, expect, test } from "vitest";
import { largestPrintOf, type Maker, reachOf, seeds } from "../../../functions/core/images/model.ts";
import { aReadyImage } from "../../simulation/order-parts.ts";

const drawn = { width: 1000, height: 1500 };
const largest = (maker: Partial<Maker>) =>
  largestPrintOf(drawn, { name: "a model", source: "algorithmicMedia", ...maker });

test.for<[what: string, maker: Partial<Maker>, times: number]>([
  ["that draws it again for print", { redrawsUpTo: { width: 10_500, height: 5000 } }, 7],
  ["that draws it no larger than it is", { redrawsUpTo: { width: 300, height: 300 } }, 1],
  ["that enlarges all of it", { enlarges: { times: 4, mostPixels: 1_500_000 } }, 4],
  ["that enlarges a quarter of its pixels", { enlarges: { times: 4, mostPixels: 375_000 } }, 2],
  ["that can do neither", {}, 2],
])("a picture of a maker %s goes on paper %i times as wide", ([, maker, times]) => {
  expect(largest(maker)).toEqual({ width: 1000 * times, height: 1500 * times });
});

describe("what was drawn yesterday reaches on paper today", () => {
  const output = { ...aReadyImage("").state.output, ...drawn, largestPrint: { width: 4000, height: 6000 } };
  test.for<[who: string, maker: Partial<Maker>, width: number]>([
    ["who enlarges as before", { enlarges: { times: 4, mostPixels: 1_500_000 } }, 4000],
    ["who enlarges more", { enlarges: { times: 8, mostPixels: 1_500_000 } }, 4000],
    ["who enlarges less", { enlarges: { times: 3, mostPixels: 1_500_000 } }, 3000],
    ["nobody", {}, 2000],
    ["its maker", { name: output.model, redrawsUpTo: { width: 3000, height: 4500 } }, 3000],
    ["a maker of other pictures", { redrawsUpTo: { width: 3000, height: 4500 } }, 2000],
  ])("by %s", ([, maker, width]) => {
    const reach = reachOf(output, { name: "another", source: "algorithmicMedia", ...maker });
    expect(reach).toEqual({ width, height: width * 1.5 });
  });
});

test("a seed is one that every model takes", () => {
  expect(seeds).toEqual({ least: 0, most: 4_294_967_294 });
});

import {
  add,
  type Code,
  countdown,
  get,
  i32,
  largest,
  load,
  loadSplat,
  minus,
  plus,
  type Routine,
  set,
  store,
  subtract,
  times,
  zeros,
} from "./assembler.ts";

const FLOAT = 4;
const VECTOR = 4 * FLOAT;

/** Addresses and distances in bytes; `quads` counts what is done, four pixels at a time. */
const parameters = ["input", "output", "weights", "quads", "row", "plane", "channels"] as const;
const integers = ["from", "weight", "left", "to"] as const;
const local = Object.fromEntries([...parameters, ...integers].map((name, index) => [name, index])) as Record<
  (typeof parameters)[number] | (typeof integers)[number],
  number
>;
const here = (name: keyof typeof local) => get(local[name]);

type Shape = { name: string; reach: 0 | 1; outputs: number };

/**
 * One layer: each output is a weighted sum over all channels, `reach` pixels around. A channel counts twice, by what
 * of it is above zero and by what is below (CReLU). Pixels lie row behind row, so a run of them is one long line: what
 * is read over an edge is wrong, and cut off with the rim of the tile.
 */
export function convolution({ name, reach, outputs }: Shape): Routine {
  const firstVector = parameters.length + integers.length;
  const [value, above, below] = [firstVector, firstVector + 1, firstVector + 2];
  const sums = Array.from({ length: outputs }, (_, n) => firstVector + 3 + n);
  const rows: Code[] =
    reach === 0
      ? [here("from")]
      : [subtract(here("from"), here("row")), here("from"), add(here("from"), here("row"))];
  const columns = 2 * reach + 1;

  const taps = rows.flatMap((row, y) =>
    Array.from({ length: columns }, (_, x) => {
      const first = (y * columns + x) * outputs * 2 * FLOAT;
      return [
        ...set(value, load(subtract(row, i32(reach * FLOAT)), x * FLOAT)),
        ...set(above, largest(get(value), zeros)),
        ...set(below, minus(get(above), get(value))),
        ...sums.flatMap((sum, n) => {
          const weight = (side: number) => loadSplat(here("weight"), first + (2 * n + side) * FLOAT);
          const both = plus(times(get(above), weight(0)), times(get(below), weight(1)));
          return set(sum, plus(get(sum), both));
        }),
      ];
    }).flat(),
  );
  const channel = [
    ...taps,
    ...set(local.weight, add(here("weight"), i32(rows.length * columns * outputs * 2 * FLOAT))),
    ...set(local.from, add(here("from"), here("plane"))),
  ];
  const quad = [
    ...sums.flatMap((sum, n) => set(sum, loadSplat(here("weights"), n * FLOAT))),
    ...set(local.weight, add(here("weights"), i32(outputs * FLOAT))),
    ...set(local.from, here("input")),
    ...set(local.left, here("channels")),
    ...countdown(local.left, channel),
    ...set(local.to, here("output")),
    ...sums.flatMap((sum) => [
      ...store(here("to"), get(sum)),
      ...set(local.to, add(here("to"), here("plane"))),
    ]),
    ...set(local.input, add(here("input"), i32(VECTOR))),
    ...set(local.output, add(here("output"), i32(VECTOR))),
  ];
  return {
    name,
    parameters: parameters.length,
    integers: integers.length,
    vectors: 3 + outputs,
    body: countdown(local.quads, quad),
  };
}

import { kinds } from "./kinds.ts";
import { simulateOrder } from "./order-world.ts";
import { calm } from "./weather.ts";

// npm run pairs -- KIND …
// Every two kills of an order: a process dies at one boundary, and whoever takes up its work at another. The tests try
// each alone.

/** Whoever dies keeps a message for six minutes: two of them are waited for. */
const calmTwice = { ...calm, heardWithin: 2 * calm.heardWithin };

const isHarmless = (counts: Record<string, number>) => Object.values(counts).every((count) => count === 0);

let tried = 0;
let bad = 0;
for (const kind of process.argv.length > 2 ? process.argv.slice(2) : kinds) {
  const { boundaries } = await simulateOrder(kind, calmTwice);
  for (let first = 1; first <= boundaries; first++) {
    // What is begun anew has boundaries of its own.
    const alone = await simulateOrder(kind, calmTwice, { exhaustive: [first] });
    for (let second = first + 1; second <= alone.boundaries; second++) {
      const { counts } = await simulateOrder(kind, calmTwice, { exhaustive: [first, second] });
      tried++;
      if (isHarmless(counts)) continue;
      bad++;
      console.error(`"${kind}", killed at ${first} and ${second}`, counts);
    }
  }
  console.log(`"${kind}": ${boundaries} boundaries, ${tried} pairs tried so far`);
}
console.log(`${bad} of ${tried} came to a bad end`);
process.exitCode = bad > 0 ? 1 : 0;

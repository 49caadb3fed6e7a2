import { simulateOrder } from "./order-world.ts";
import { calm, rough } from "./weather.ts";

// npm run saga -- COUNT SEED [calm]
// More orders than the tests simulate; one that comes to a bad end is printed with the seed that replays it.

const [count = "100000", seed = String(Date.now() % 2 ** 31), weather = "rough"] = process.argv.slice(2);
console.log(`${count} orders, seed ${seed}`);
const ends: Record<string, number> = {};
let bad = 0;
let alone = 0;
let together = 0;
let printed = 0;
for (let run = 0; run < Number(count); run++) {
  const result = await simulateOrder(`${seed}/${run}`, weather === "calm" ? calm : rough);
  const { state = "none", counts } = result;
  alone += result.calls.alone;
  together += result.calls.together;
  printed += result.prints;
  ends[state] = (ends[state] ?? 0) + 1;
  if ((run + 1) % 10_000 === 0) console.log(`${run + 1} done`);
  if (Object.values(counts).every((one) => one === 0)) continue;
  bad++;
  console.error(result);
}
console.table(ends);
const each = (calls: number) => (calls / printed).toFixed(2);
console.log(
  `for each print ${each(alone)} calls of the print house alone, and a part of ${each(together)} for many`,
);
console.log(`${bad} came to a bad end`);
process.exitCode = bad > 0 ? 1 : 0;

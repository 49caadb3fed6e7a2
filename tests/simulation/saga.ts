import { simulateOrder } from "./order-world.ts";
import { rough } from "./weather.ts";

// npm run saga -- COUNT SEED
// More orders than the tests simulate; one that comes to a bad end is printed with the seed that replays it.

const [count = "100000", seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
console.log(`${count} orders, seed ${seed}`);
const ends: Record<string, number> = {};
let bad = 0;
for (let run = 0; run < Number(count); run++) {
  const result = await simulateOrder(`${seed}/${run}`, rough);
  const { state = "none", counts } = result;
  ends[state] = (ends[state] ?? 0) + 1;
  if (Object.values(counts).every((one) => one === 0)) continue;
  bad++;
  console.error(result);
}
console.table(ends);
console.log(`${bad} came to a bad end`);
process.exitCode = bad > 0 ? 1 : 0;

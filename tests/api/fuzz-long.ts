import { fuzz } from "./fuzz.ts";

// npm run fuzz -- COUNT SEED
const [count = "50000", seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
console.log(`${count} requests, seed ${seed}`);
const answered = await fuzz(Number(count), Number(seed));
for (const [status, times] of [...answered].sort(([a], [b]) => a - b)) console.log(`${status}  ${times}`);

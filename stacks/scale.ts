import { costs, limitsOfOrders, limitsOfPictures, type Means, waitOf } from "./scale/scale.ts";
import { readSettings } from "./settings.ts";
import { stageEnvironment } from "./stage-environment.ts";

// npm run ops -- scale [--stage NAME] [HANDLERS] [MODEL-PER-MINUTE]
// On paper: what breaks first, which setting moves it, and what it costs. Quotas of a new account unless said.

const [stage = "local", handlers = "10", perMinute = "15"] = process.argv.slice(2);
const { lanes } = readSettings(stage, {
  WALLFLOWER_SENDER: "nobody@example.com",
  ...stageEnvironment(stage),
});
const means: Means = {
  imageLanes: lanes.images,
  orderLanes: lanes.orders,
  handlers: Number(handlers),
  modelPerMinute: Number(perMinute),
  picturesPerDay: 2_000,
  // Of the thirty that they take, five in six seconds are asked for (functions/partners/prodigi/pace.ts).
  printCallsPerHalfMinute: 25,
};
const day = (perSecond: number) => `${Math.floor(perSecond * 86_400)} a day`.padEnd(16);
const { visit, order } = costs();

for (const [what, limits] of [
  ["Orders", limitsOfOrders(means)],
  ["Pictures", limitsOfPictures(means)],
] as const) {
  console.log(`${what}, the narrowest first:`);
  for (const { what: part, perSecond, setting } of limits)
    console.log(`  ${part.padEnd(26)} ${day(perSecond)} ${setting}`);
}
for (const rate of [1, 10, 100]) {
  const broken = limitsOfOrders(means).filter(({ perSecond }) => perSecond < rate);
  console.log(
    `${rate} orders a second: ${broken.map(({ what }) => what).join(", ") || "nothing"} in the way; $${Math.round(rate * 86_400 * (visit + order))} a day.`,
  );
}
console.log(
  `10,000 people at once: the last has pictures after ${Math.ceil(waitOf(10_000, means) / 60)} minutes.`,
);
console.log(`A visit costs $${visit.toFixed(3)}, an order $${order.toFixed(3)} more.`);

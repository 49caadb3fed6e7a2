import { imageLimits } from "../../functions/core/images/limits.ts";
import { providerOf } from "../../functions/partners/models/providers.ts";
import { callsIn } from "../../functions/partners/prodigi/pace.ts";
import { readSettings } from "../settings.ts";
import { costs, limitsOfOrders, limitsOfPictures, type Means, waitOf } from "./capacity.ts";
import { stageEnvironment } from "./stage-environment.ts";

// npm run ops -- scale [--stage NAME] [HANDLERS] [MODEL-PER-MINUTE]
// On paper: what breaks first, which setting moves it, and what it costs. Quotas of a new account unless said.

const [stage = "local", ...words] = process.argv.slice(2);
const numbers = words.map(Number);
const { imageModel, lanes, limits } = readSettings(stage, {
  WALLFLOWER_SENDER: "nobody@example.com",
  ...stageEnvironment(stage),
});

function meansOf([handlers = 10, modelPerMinute = 15]: readonly number[]): Means {
  const { most, withinSeconds } = imageLimits(limits.images).modelCalls;
  return {
    imageLanes: lanes.images,
    orderLanes: lanes.orders,
    handlers,
    modelPerMinute,
    picturesPerDay: (most * 86_400) / withinSeconds,
    printCallsPerHalfMinute: callsIn(30),
  };
}

function tell(means: Means) {
  const day = (perSecond: number) => `${Math.floor(perSecond * 86_400)} a day`.padEnd(16);
  const picture = providerOf(imageModel).prices?.[imageModel.model];
  const { visit, order } = costs(picture ?? 0);

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
  if (picture === undefined) console.log(`Pictures come on top: ${imageModel.model} has no price here.`);
}

if (words.length <= 2 && numbers.every((number) => number > 0)) tell(meansOf(numbers));
else {
  console.error(
    "Numbers above 0 at most: handlers of the account, and calls of the model a minute, as in scale 10 15.",
  );
  process.exitCode = 1;
}

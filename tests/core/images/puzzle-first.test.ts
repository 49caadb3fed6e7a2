import { expect, test } from "vitest";
import { type Puzzle, type Solved, solve } from "../../../functions/lib/puzzle.ts";
import { aShopWhoseModel } from "../../support/counting-model.ts";
import { aPictureRequest } from "../../support/picture-requests.ts";
import { ada } from "../../support/visitor.ts";

const DAY_SECONDS = 86_400;

/** Ten batches a day: guests have five for the asking, and two more for a puzzle each. */
async function aBusyDay() {
  const studio = aShopWhoseModel();
  studio.withLimits({ modelCalls: { most: 40, withinSeconds: DAY_SECONDS } });
  for (let n = 0; n < 5; n++)
    await (await studio.aGuest({ address: `192.0.2.${n}` })).post("/images/text-to-image", aPictureRequest);
  const guest = await studio.aGuest();
  const press = async (more: object = {}, browser = guest) => {
    const answer = await browser.post("/images/text-to-image", { ...aPictureRequest, ...more });
    await studio.drawUntilDone();
    return answer;
  };
  const puzzled = async () => (await press()).body.puzzle as Puzzle;
  return { ...studio, guest, press, puzzled };
}

test("a guest of a busy day is set a puzzle, and with its answer the same request is good", async () => {
  const { press } = await aBusyDay();
  const refused = await press();
  expect([refused.status, refused.body.code]).toEqual([428, "puzzle_first"]);
  const solved = await solve(refused.body.puzzle);
  expect((await press({ solved })).status).toBe(200);
});

test("nobody else's day is the worse for it", async () => {
  const { press, aRegistered } = await aBusyDay();
  expect((await press({}, await aRegistered(ada))).status).toBe(200);
});

test("beyond the share of guests no puzzle helps, and none is set", async () => {
  const { press, puzzled, aGuest } = await aBusyDay();
  for (let batch = 0; batch < 2; batch++) await press({ solved: await solve(await puzzled()) });
  const late = await press({}, await aGuest());
  expect([late.status, late.body.puzzle]).toEqual([429, undefined]);
});

type Day = Awaited<ReturnType<typeof aBusyDay>>;

test.for<[string, (day: Day) => Promise<Solved>]>([
  ["guessed", async ({ puzzled }) => ({ ...(await solve(await puzzled())), answer: 999 })],
  [
    "used already",
    async ({ puzzled, press }) => {
      const solved = await solve(await puzzled());
      await press({ solved });
      return solved;
    },
  ],
  [
    "somebody else's",
    async ({ aGuest, press }) => solve((await press({}, await aGuest())).body.puzzle as Puzzle),
  ],
  [
    "too old",
    async ({ puzzled, clock }) => {
      const solved = await solve(await puzzled());
      clock.advance({ minutes: 10 });
      return solved;
    },
  ],
  [
    "too old, and said to be younger",
    async ({ puzzled, clock }) => {
      const solved = await solve(await puzzled());
      clock.advance({ minutes: 10 });
      return { ...solved, until: solved.until + 600 };
    },
  ],
  ["of an easier puzzle", async ({ puzzled }) => solve({ ...(await puzzled()), rounds: 1 }).catch(noAnswer)],
  ["of a puzzle of one's own", async ({ puzzled }) => ({ ...(await solve(await puzzled())), salt: "mine" })],
])("an answer is worth nothing that is %s", async ([, answer]) => {
  const day = await aBusyDay();
  const solved = await answer(day);
  const { status, body } = await day.press({ solved });
  expect([status, body.code]).toEqual([428, "puzzle_first"]);
});

const noAnswer = () => ({ salt: "", until: 0, answer: 0 });

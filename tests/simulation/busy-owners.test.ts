import { expect, test } from "vitest";
import { type Image, isOver } from "../../functions/core/images/image.ts";
import { publicId } from "../../functions/core/images/image-id.ts";
import { images, WAITING_MS } from "../../functions/core/images/items.ts";
import { removeImage } from "../../functions/core/images/remove.ts";
import { Refusal } from "../../functions/lib/errors.ts";
import { type Chances, type Place, simulateBatch } from "./image-world.ts";

// Somebody does not look on while their pictures are made: they ask for the next, and delete some.

/** `SIMULATED_OWNERS` and `SIMULATION_SEED` ask for more, or others. */
const OWNERS = Number(process.env.SIMULATED_OWNERS ?? 500);
const SEED = process.env.SIMULATION_SEED ?? "every run";

const rough: Chances = {
  ...{ kill: 0.04, blocked: 0.05, throttled: 0.1, transient: 0.1, broken: 0.01, twice: 0.1, lost: 0.05 },
  meddles: 0.04,
};

/** How a try of theirs was refused; undefined if it was not. */
const refusal = (tried: Promise<unknown>) =>
  tried.then(
    () => undefined,
    (failure: unknown) => {
      if (failure instanceof Refusal) return failure.code;
      throw failure;
    },
  );

function anOwner() {
  const deleted = new Set<string>();
  /** Too early, as they should have been refused; refused, or accepted, where they should not. */
  const presses = { early: 0, refused: 0, accepted: 0 };
  let [begun, over] = [0, 0];

  async function pressesAgain({ needs, press, batches }: Place) {
    const before = batches.flat();
    const areOver = async (of: Image[]) => {
      const found = await Promise.all(of.map((image) => needs.table.get(images, image)));
      return found.every((image) => !image || isOver(image));
    };
    /** Nobody waits for a batch for ever, and the table counts in seconds. */
    const isWaitedFor = ({ createdAt }: Image) =>
      Date.parse(createdAt) + WAITING_MS - 1_000 > needs.clock.now().getTime();
    const isAlone = begun === over;
    const mine = ++begun;
    const mayAsk = await areOver(before);
    const outcome = await refusal(press());
    const isToBlame = isAlone && mine === begun;
    over++;
    if (outcome === "conflict" && !mayAsk) presses.early++;
    if (outcome === "conflict" && mayAsk && isToBlame) presses.refused++;
    if (outcome === undefined && isToBlame && !(await areOver(before.filter(isWaitedFor))))
      presses.accepted++;
  }

  async function deletes({ needs, batches, dice }: Place) {
    const image = dice.pick(dice.pick(batches));
    const id = publicId(image);
    if ((await refusal(removeImage(needs, image.userId, id))) === undefined) deleted.add(id);
  }

  const meddles = (place: Place) => (place.dice.chance(0.6) ? pressesAgain(place) : deletes(place));
  return { meddles, deleted, presses };
}

test("whatever their owner does meanwhile: pictures are made or gone, with their files, and the next may be asked for", async () => {
  const totals = { early: 0, deleted: 0, asked: 0 };
  for (let run = 0; run < OWNERS; run++) {
    const seed = `${SEED}/${run}`;
    const { meddles, deleted, presses } = anOwner();
    const { press, ids, ...result } = await simulateBatch(seed, rough, { owner: meddles });
    const back = ids.filter((id) => deleted.has(id));
    const isRefused = (await refusal(press())) === "conflict";
    expect({ ...result, back, isRefused, ...presses }, `seed "${seed}" replays it`).toMatchObject({
      ...{
        stuck: 0,
        twice: 0,
        missing: 0,
        left: 0,
        seen: 0,
        back: [],
        refused: 0,
        accepted: 0,
        isRefused: false,
      },
    });
    expect(result.charged, `seed "${seed}" replays it`).toBeLessThanOrEqual(result.asked);
    totals.early += presses.early;
    totals.deleted += deleted.size;
    totals.asked += result.asked;
  }
  // They did meddle.
  expect(totals.early).toBeGreaterThan(OWNERS);
  expect(totals.deleted).toBeGreaterThan(OWNERS / 2);
  expect(totals.asked).toBeGreaterThan(4 * OWNERS);
});

import { afterEach, expect, test, vi } from "vitest";
import { isSolved, setPuzzle } from "../../../functions/lib/puzzle.ts";
import { askForPictures } from "../../../web/src/journeys/ask-for-pictures.ts";
import { aShop } from "../shop.ts";

afterEach(() => vi.unstubAllGlobals());

const secret = new TextEncoder().encode("a secret of the shop");
const asked = { body: { journeyId: "j", journeyStepValues: {} }, idempotencyKey: "press-0001" };
const aPuzzle = () => setPuzzle({ secret, who: "guest", salt: "salt", now: 1_000, rounds: 2 });

test("a puzzle is solved in between, told while it lasts, and the same press is sent again with its answer", async () => {
  const puzzle = await aPuzzle();
  const told: boolean[] = [];
  const seen = aShop(() =>
    told.length === 0
      ? { status: 428, body: { error: "Busy.", code: "puzzle_first", puzzle } }
      : { body: { generatedImages: [] } },
  );
  await askForPictures(asked, (working) => told.push(working));
  expect(told).toEqual([true, false]);
  const [first, second] = seen;
  expect(seen).toHaveLength(2);
  expect([first?.body, second?.body]).toEqual([asked.body, { ...asked.body, solved: expect.anything() }]);
  for (const { init } of seen)
    expect(init.headers).toMatchObject({ "idempotency-key": asked.idempotencyKey });
  const { solved: given } = (second?.body ?? {}) as { solved: Parameters<typeof isSolved>[0] };
  expect(await isSolved(given, { secrets: [secret], who: "guest", now: 1_001 })).toBe(true);
});

test("a shop that is not content with the answer is not asked for ever", async () => {
  const puzzle = await aPuzzle();
  let calls = 0;
  aShop(() => {
    calls++;
    return { status: 428, body: { error: "Please try again.", code: "puzzle_first", puzzle } };
  });
  await expect(askForPictures(asked, () => {})).rejects.toThrow("Please try again.");
  expect(calls).toBe(2);
});

test("every other refusal is passed on, and nothing is worked out", async () => {
  aShop(() => ({ status: 429, body: { error: "Enough.", code: "too_many_requests" } }));
  const tell = vi.fn();
  await expect(askForPictures(asked, tell)).rejects.toThrow("Enough.");
  expect(tell).not.toHaveBeenCalled();
});

test("a puzzle without an answer ends with a sentence, and the work is said to be over", async () => {
  const puzzle = { ...(await aPuzzle()), target: "nothing" };
  aShop(() => ({ status: 428, body: { error: "Busy.", code: "puzzle_first", puzzle } }));
  const tell = vi.fn();
  await expect(askForPictures(asked, tell)).rejects.toThrow("has no answer");
  expect(tell).toHaveBeenLastCalledWith(false);
});

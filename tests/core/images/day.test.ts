import fc from "fast-check";
import { expect, test } from "vitest";
import { addToDay, takeOfDay } from "../../../functions/core/images/day.ts";
import { openTable } from "../../../functions/lib/table/table.ts";
import { aClock } from "../../support/clock.ts";
import { memoryEngine } from "../../support/memory-engine.ts";

const DAY_SECONDS = 86_400;

/** A shop whose writes are counted, item by item; `functions` have each a memory of their own. */
function aDay(most: number) {
  const clock = aClock();
  const engine = memoryEngine();
  const writes = new Map<string, number>();
  const limit = { scope: "modelCalls", most, withinSeconds: DAY_SECONDS };
  function aFunction() {
    const { count } = openTable({ engine, clock });
    const needs = {
      clock,
      limited: true,
      table: {
        count: (...[key, by]: Parameters<typeof count>) => {
          writes.set(key.pk, (writes.get(key.pk) ?? 0) + 1);
          return count(key, by);
        },
      },
    };
    return {
      take: (who: string, share = 1, units = 4) =>
        takeOfDay(needs, limit, { share, who, units }).then(
          (use) => use,
          () => undefined,
        ),
      add: () => addToDay(needs, limit),
    };
  }
  return { aFunction, writes, clock, limit };
}

test("ten thousand who press in one second write to no item more often than a second allows", async () => {
  const { aFunction, writes } = aDay(200_000);
  const functions = Array.from({ length: 50 }, aFunction);
  for (let n = 0; n < 10_000; n++) await functions[n % 50]?.take(`guest-${n}`, 0.7);
  expect(writes.size).toBe(10);
  // By chance a tenth of them each, and a little more or less.
  expect(Math.max(...writes.values())).toBeLessThan(1_150);
});

test("ten thousand who come when the day is spent are told so by those who know", async () => {
  const { aFunction, writes, clock } = aDay(2_000);
  const functions = Array.from({ length: 50 }, aFunction);
  let made = 0;
  for (let n = 0; n < 10_000; n++) if (await functions[n % 50]?.take(`guest-${n}`, 0.7)) made += 4;
  expect(made).toBe(1_400);
  expect([...writes.values()]).toEqual([made / 4 + functions.length]);
  clock.advance({ seconds: 31 });
  await functions[0]?.take("guest");
  expect([...writes.values()]).toEqual([made / 4 + functions.length + 1]);
});

test("who has a larger share is not told what those with a smaller one are", async () => {
  const { aFunction } = aDay(10);
  const { take } = aFunction();
  expect(await take("guest", 0.7, 7)).toBeDefined();
  expect(await take("guest", 0.7, 1)).toBeUndefined();
  expect(await take("customer", 1, 3)).toBeDefined();
});

test("what is given back can be taken a little later, and a new day at once", async () => {
  const { aFunction, clock } = aDay(4);
  const { take } = aFunction();
  const use = await take("one");
  expect(await take("other")).toBeUndefined();
  await use?.giveBack();
  clock.advance({ seconds: 31 });
  expect(await take("other")).toBeDefined();
  expect(await take("one")).toBeUndefined();
  clock.advance({ seconds: DAY_SECONDS - 31 });
  expect(await take("one")).toBeDefined();
});

test("however they come, together they never pass the day, and leave less than a batch in each part", async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(3, 2_000, 20_001, 50_000), fc.integer(), async (most, seed) => {
      const { aFunction } = aDay(most);
      const { take } = aFunction();
      const units = 97;
      let taken = 0;
      for (let n = 0; n < 1_200; n++) if (await take(`${seed}-${n}`, 1, units)) taken += units;
      const parts = Math.max(1, Math.ceil(most / 20_000));
      expect(taken).toBeLessThanOrEqual(most);
      expect(taken).toBeGreaterThan(most - parts * (units + 1));
    }),
    { numRuns: 12, seed: 20_261_122 },
  );
});

test("further calls fill every part before they pass the day", async () => {
  const { aFunction, limit } = aDay(40_000);
  const { add, take } = aFunction();
  for (let n = 0; n < 2; n++) await take("somebody", 1, 19_990);
  for (let n = 0; n < 20; n++) await add();
  expect(await take("anybody", 1, 1)).toBeUndefined();
  await add();
  expect(limit.most).toBe(40_000);
});

test("a day that grows remembers what it has counted", async () => {
  const small = aDay(20_000);
  const { take } = small.aFunction();
  expect(await take("somebody", 1, 20_000)).toBeDefined();
  small.limit.most = 40_000;
  expect(await take("one", 1, 20_000)).toBeDefined();
  expect(await take("other", 1, 1)).toBeUndefined();
});

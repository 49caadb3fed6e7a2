import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Refusal } from "../../../functions/lib/errors.ts";
import type { Engine } from "../../../functions/lib/table/engine.ts";
import { Conflict, openTable } from "../../../functions/lib/table/table.ts";
import {
  creating,
  removing,
  replacing,
  superseding,
  taking,
  unchanged,
} from "../../../functions/lib/table/writes.ts";
import { aClock } from "../../support/clock.ts";
import { dueWork } from "../../support/due.ts";
import { aDynamo } from "../../support/dynamodb.ts";
import { memoryEngine } from "../../support/memory-engine.ts";
import { aNote, anOwner, notes, ownerOf } from "./notes.ts";

const RUNS = 200;
const STEPS = 40;

const id = fc.constantFrom("a", "b", "c", "d");
const version = fc.integer({ min: 1, max: 4 });
const text = fc.constantFrom("one", "two", "drei ✓", "");
const more = fc.record(
  {
    text,
    writtenAt: fc.constantFrom("2026-11-01", "2026-11-02", "2026-11-03"),
    dueAt: fc.constantFrom("2026-11-20T10:00:00.000Z", "2026-11-21T10:00:00.000Z"),
    until: fc.constantFrom("2026-11-20T11:00:00Z", "2026-11-20T12:05:00Z", "2027-01-01T00:00:00Z"),
  },
  { requiredKeys: ["text", "writtenAt"] },
);

const write = fc.record({
  kind: fc.constantFrom("create", "replace", "supersede", "remove", "take", "unchanged"),
  id,
  version,
  more,
});

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("write" as const),
      writes: fc.uniqueArray(write, { selector: (one) => one.id, minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("get" as const), id }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("list" as const),
      limit: fc.integer({ min: 1, max: 5 }),
      offset: fc.integer({ min: 0, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("due" as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("count" as const),
      by: fc.integer({ min: -3, max: 3 }),
      limit: fc.integer({ min: 1, max: 5 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant("wait" as const), minutes: fc.integer({ min: 1, max: 6 }) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
type Written = typeof write extends fc.Arbitrary<infer T> ? T : never;

const builders = {
  create: creating,
  replace: replacing,
  supersede: superseding,
  remove: removing,
  take: taking,
  unchanged,
};

function intent(owner: string, { kind, id, version, more }: Written) {
  const note = { ...aNote(owner, id, more), v: version };
  if (kind === "create") return builders.create(notes, note);
  if (kind === "supersede") return builders.supersede(notes, note, version * 10);
  return builders[kind](notes, note);
}

/** What a sequence of steps answers, in words that two engines can be compared by. */
async function answers(engine: Engine, owner: string, steps: readonly Step[]): Promise<unknown[]> {
  const clock = aClock();
  const table = openTable({ engine, clock });
  const one = (step: Step): Promise<unknown> => {
    switch (step.do) {
      case "write":
        return table.write(...step.writes.map((written) => intent(owner, written)));
      case "get":
        return table.get(notes, { owner, id: step.id }, { consistent: true });
      case "list":
        return table.list(notes, ownerOf(owner), step).then(({ items }) => items);
      case "due":
        return dueWork(table, clock.now()).then((keys) =>
          keys
            .filter(({ pk }) => pk === `U#${owner}`)
            .map(({ sk }) => sk)
            .sort(),
        );
      case "count":
        return table.count(
          { pk: `RL#${owner}`, sk: "COUNT" },
          { by: step.by, limit: step.limit, ttl: clock.now().getTime() / 1000 + 180 },
        );
      case "wait":
        return Promise.resolve(clock.advance({ minutes: step.minutes }));
    }
  };
  const given: unknown[] = [];
  for (const step of steps)
    given.push(
      await one(step).catch((failure: unknown) => {
        if (failure instanceof Conflict || failure instanceof Refusal) return failure.name;
        throw failure;
      }),
    );
  return given;
}

let dynamo: Awaited<ReturnType<typeof aDynamo>>;
beforeAll(async () => {
  dynamo = await aDynamo({ engine: "dynoxide" });
});
afterAll(() => dynamo.close());

test("memory and DynamoDB answer any sequence of operations alike", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: STEPS }), async (steps) => {
      const owner = anOwner();
      expect(await answers(memoryEngine(), owner, steps)).toEqual(await answers(dynamo.engine, owner, steps));
    }),
    { numRuns: RUNS, seed: 20_261_120 },
  );
});

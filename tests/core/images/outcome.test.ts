import { describe, expect, test } from "vitest";
import { MOST_ATTEMPTS, nextStep, type Outcome } from "../../../functions/core/images/outcome.ts";

const tried = { n: 0, attempts: 1, throttles: 0 };
const transient: Outcome = { outcome: "failed", kind: "transient", reason: "cut off" };
const configuration: Outcome = { outcome: "failed", kind: "configuration", reason: "no such model" };

test("what was drawn is published", () => {
  const drawing = { bytes: new Uint8Array(1), contentType: "image/png" };
  expect(nextStep(tried, { outcome: "drawn", drawing })).toEqual({ step: "publish", drawing });
});

test("what was blocked is over, and so is what asking again would not help", () => {
  expect(nextStep(tried, { outcome: "blocked" })).toEqual({ step: "end", state: { status: "blocked" } });
  expect(nextStep(tried, configuration)).toEqual({
    step: "end",
    state: { status: "failed", reason: "no such model" },
  });
});

describe("another try", () => {
  const delays = (outcome: Outcome, over: Partial<typeof tried>[]) =>
    over.map((more) => {
      const next = nextStep({ ...tried, ...more }, outcome);
      return next.step === "try later" ? next.delaySeconds : next.step;
    });

  test("comes later each time, and ends with the third", () => {
    expect(delays(transient, [{ attempts: 1 }, { attempts: 2 }, { attempts: MOST_ATTEMPTS }])).toEqual([
      2,
      4,
      "end",
    ]);
  });

  test("is not asked for by all of a batch at the same moment", () => {
    expect(delays(transient, [{ n: 0 }, { n: 1 }, { n: 3 }])).toEqual([2, 4, 8]);
  });

  test("of a busy model is none of the three, never waits above five minutes, and ends as well", () => {
    const busy: Outcome = { outcome: "throttled" };
    expect(delays(busy, [{ throttles: 0 }, { throttles: 8 }, { throttles: 11 }, { throttles: 12 }])).toEqual([
      2,
      300,
      300,
      "end",
    ]);
    expect(nextStep({ n: 0, attempts: 3, throttles: 0 }, busy)).toMatchObject({
      step: "try later",
      counts: { attempts: 2, throttles: 1 },
    });
  });
});

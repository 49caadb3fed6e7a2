import { expect, test } from "vitest";
import { hears } from "../../stacks/local/watch.ts";
import { patternOf, type Trouble, troubles } from "../../stacks/watching.ts";
import { matches } from "../infrastructure/filter-pattern.ts";

test("a line is heard here exactly when CloudWatch would count it", () => {
  const events = Object.values<Trouble>(troubles).flatMap(({ events, but = [] }) => [...events, ...but]);
  const named = events.map((event) => event.replace("*", "something"));
  for (const trouble of Object.values<Trouble>(troubles))
    for (const event of [...named, "job.failed", "request"])
      for (const level of ["info", "error"] as const)
        for (const fields of [
          {},
          { kind: "configuration" },
          { kind: "transient" },
          { status: "failed" },
          { code: "not_through_the_edge" },
        ]) {
          const line = { ...fields, level, event };
          const counted = matches(patternOf(trouble), JSON.stringify(line));
          expect([line, hears(trouble, line)]).toEqual([line, counted]);
        }
});

import { afterAll, afterEach, expect } from "vitest";
import { alarmRules } from "../../stacks/alarm-rules.ts";
import { rehearsed } from "./rehearsals/runbook.ts";
import { closers } from "./watched-stage.ts";
import "./rehearsals/clock.ts";
import "./rehearsals/functions.ts";
import "./rehearsals/mails.ts";
import "./rehearsals/people.ts";
import "./rehearsals/troubles.ts";
import "./rehearsals/work.ts";

/** Some were asked for by name: the others are not missing. */
let isPart = false;

afterEach(async ({ task }) => {
  isPart = task.file.tasks.some(({ mode }) => mode === "skip");
  for (const close of closers.splice(0).reverse()) await close();
});

// Whichever of them was the last.
afterAll(() => {
  if (isPart) return;
  const missing = alarmRules.map(({ name }) => name).filter((name) => !rehearsed.has(name));
  expect(missing, "alarms that nobody rehearsed").toEqual([]);
});

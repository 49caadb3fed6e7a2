import { expect } from "vitest";
import type { Fields } from "../../functions/lib/log.ts";
import { queues, schedules } from "../../stacks/definitions.ts";
import { startSqs } from "../../stacks/local/sqs/start.ts";
import { openWatch } from "../../stacks/local/watch.ts";

export const closers: (() => unknown)[] = [];

/** Every alarm is made to ring by its own cause, and to end by what its runbook says. */
export const rehearsed = new Set<string>();

export type Logged = { level: "info" | "error"; event: string; fields: Fields | undefined }[];

/** The watch of a stage whose schedules run, at a time that the rehearsal moves. */
export async function aStage() {
  let at = Date.now();
  const sqs = await startSqs({ queues: Object.values(queues), visibility: () => 0 });
  closers.push(sqs.close);
  const watch = openWatch({
    now: () => at,
    look: (resource) => {
      const { deadLetters } = Object.values(queues).find((one) => one.resource === resource) ?? queues.orders;
      return { queue: sqs.look(resource), deadLetters: sqs.look(deadLetters) };
    },
  });
  const running = () => {
    for (const { resource } of Object.values(schedules)) watch.count({ of: resource, counts: "invocations" });
  };
  running();
  const heard = watch.listening({ info: () => {}, error: () => {} });
  return {
    sqs,
    ...watch,
    rings: () => watch.ringing().map((name) => rehearsed.add(name) && name),
    hear: (lines: Logged) => {
      for (const { level, event, fields } of lines) heard[level](event, fields);
    },
    /** Time goes by, and the schedules go on; unless they stand still. */
    pass: (minutes: number, { standing = false } = {}) => {
      at += minutes * 60_000;
      if (!standing) running();
    },
  };
}

type Stage = Awaited<ReturnType<typeof aStage>>;

/** What happened once, and has not happened since, rings until it was quiet for six hours. */
export function endsInSixHours(stage: Stage, name: string) {
  expect(stage.rings()).toEqual([name]);
  stage.pass(5 * 60);
  expect(stage.rings()).toEqual([name]);
  stage.pass(61);
  expect(stage.rings()).toEqual([]);
}

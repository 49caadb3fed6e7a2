import { expect } from "vitest";
import { alarmRules } from "../../stacks/alarm-rules.ts";
import { queues, schedules } from "../../stacks/definitions.ts";
import { startSqs } from "../../stacks/local/sqs/start.ts";
import { openWatch } from "../../stacks/local/watch.ts";
import { type Logged, look, rehearsed, runbookOf } from "./rehearsals/runbook.ts";

export const closers: (() => unknown)[] = [];

/** In minutes, and a little more. */
export const DAY = 24 * 60 + 1;

/** The watch of a stage whose schedules run, at a time that the rehearsal moves. */
export async function aStage() {
  let at = Date.now();
  const sqs = await startSqs({ queues: Object.values(queues), visibility: () => 0 });
  closers.push(sqs.close);
  const watch = openWatch({
    now: () => at,
    look: (queue) => {
      const { resource, deadLetters } = queues[queue];
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
    rings: watch.ringing,
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

/** So long nothing has happened when what counts events rests. */
const quietMinutes = (alarm: string) =>
  alarmRules.find(({ name, minutes, periods }) => name === alarm && minutes * periods === 60) ? 60 : 6 * 60;

type Steps = Record<string, () => unknown>;
type Rehearsal = {
  /** What the alarm rings for, done once more at each call; what the functions wrote into their log meanwhile. */
  cause(): Promise<Logged>;
  /** What Lambda writes of a function that it ends. */
  crash?: string;
  /** The commands that its runbook names: while somebody looks, and when it is mended. */
  looking?: Steps;
  mend(): unknown;
  mended?: Steps;
};

/**
 * Makes an alarm ring, and goes through its runbook to the end: looks where it says, types what it names, mends the
 * cause. It rings for as long as nobody does, and ends some quiet hours after somebody did.
 */
export async function rehearse(
  stage: Stage,
  alarm: string,
  { cause, crash, looking = {}, mend, mended = {} }: Rehearsal,
) {
  const happens = async () => {
    const lines = await cause();
    stage.hear(lines);
    return lines;
  };
  const lines = await happens();
  expect(stage.rings()).toEqual([alarm]);
  look(alarm, { lines, ...(crash !== undefined && { crash }) });
  const quiet = quietMinutes(alarm);
  stage.pass(quiet - 20);
  await happens();
  stage.pass(21);
  expect(stage.rings()).toEqual([alarm]);

  const typed = new Set<string>();
  const typeAll = async (steps: Steps) => {
    for (const [name, step] of Object.entries(steps)) {
      typed.add(name);
      await step();
    }
  };
  await typeAll(looking);
  await mend();
  await typeAll(mended);
  expect([alarm, [...typed].toSorted()]).toEqual([alarm, runbookOf(alarm).commands.toSorted()]);

  await happens();
  stage.pass(quiet + 1);
  expect(stage.rings()).toEqual([]);
  rehearsed.add(alarm);
}

/** Few at a time, as where visitors are few: for two hours of a day nobody hears of it, for three somebody does. */
export async function rehearseHours(
  stage: Stage,
  alarm: string,
  { cause, mend }: Pick<Rehearsal, "cause" | "mend">,
) {
  let lines: Logged = [];
  for (const passed of [0, 9 * 60, 9 * 60]) {
    expect(stage.rings()).toEqual([]);
    stage.pass(passed);
    lines = await cause();
    stage.hear(lines);
  }
  expect(stage.rings()).toEqual([alarm]);
  look(alarm, { lines });
  await mend();
  stage.pass(6 * 60);
  stage.hear(await cause());
  expect(stage.rings()).toEqual([]);
  rehearsed.add(alarm);
}

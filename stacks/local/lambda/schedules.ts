import type { ScheduleDefinition } from "../../definitions.ts";
import type { Collection } from "../records.ts";
import { type LoadHandler, loadHandler } from "./functions.ts";
import { invoke } from "./invoke.ts";

export type Run = { startedAt: string; ms: number; failure?: string };
/** When the schedule was first known here, and how its last run went. */
export type ScheduleRecord = { since: string; lastRun?: Run };

export type Schedule = {
  definition: ScheduleDefinition;
  record(): ScheduleRecord;
  nextAt(): Date;
  /** Runs it at once, besides its hours. */
  run(): Promise<Run>;
  close(): void;
};

type Needs = { records: Collection<ScheduleRecord>; load?: LoadHandler; onRun?: (run: Run) => void };

/** The clock drives a handler. What was due while the stage was closed is done when it opens. */
export function schedule(
  definition: ScheduleDefinition,
  { records, load = loadHandler, onRun }: Needs,
): Schedule {
  const { resource, everyMinutes } = definition;
  if (!records.get(resource)) records.put(resource, { since: new Date().toISOString() });
  const record = () => records.get(resource) ?? { since: new Date().toISOString() };

  const nextAt = () => {
    const { since, lastRun } = record();
    return new Date(Date.parse(lastRun?.startedAt ?? since) + everyMinutes * 60_000);
  };

  async function run(): Promise<Run> {
    const started = new Date();
    const failure = await attempt();
    const done: Run = {
      startedAt: started.toISOString(),
      ms: Date.now() - started.getTime(),
      ...(failure !== undefined && { failure }),
    };
    onRun?.(done);
    if (!closed) records.put(resource, { ...record(), lastRun: done });
    return done;
  }

  async function attempt(): Promise<string | undefined> {
    try {
      const handler = await load(definition.handler);
      await invoke(handler, definition, { source: "aws.scheduler", resource });
      return undefined;
    } catch (failure) {
      return String(failure);
    }
  }

  let closed = false;
  let timer: NodeJS.Timeout;
  function wait() {
    timer = setTimeout(
      async () => {
        await run();
        if (!closed) wait();
      },
      Math.max(0, nextAt().getTime() - Date.now()),
    );
  }
  wait();

  return {
    definition,
    record,
    nextAt,
    run,
    close: () => {
      closed = true;
      clearTimeout(timer);
    },
  };
}

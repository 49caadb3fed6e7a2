import { api, type FunctionResource, type QueueName, queues, schedules } from "./definitions.ts";
import { POOR_LCP_MS, type Trouble, type TroubleName, troubles } from "./watching.ts";

/** What is counted, and of whom. */
export type Metric =
  | { of: FunctionResource; counts: "errors" | "invocations" | "failed answers" | "refusals" | "throttles" }
  | { of: QueueName; counts: "dead letters" | "oldest message" }
  | { of: TroubleName; counts: "lines" }
  /** How many of a hundred answers are failures, or refusals, whoever made them. */
  | { of: "edge"; counts: "failing share" | "refused share" }
  /** What three of four visits stay below, in milliseconds. */
  | { of: "LCP"; counts: "three in four" };

/**
 * An alarm means that somebody should look: what heals by itself has none. Of the last `periods` of so many minutes,
 * `times` must have been above (of silence: below) the threshold; it is over when they are not any more.
 */
export type AlarmRule = {
  /** Also the name of its page in `stacks/runbooks`, where it has one of its own. */
  name: string;
  page?: string;
  says: string;
  metric: Metric;
  minutes: number;
  periods: number;
  times: number;
  above: number;
  /** Nothing at all is what it rings for. */
  silence?: true;
};

export const pageOf = ({ name, page = name }: AlarmRule) => `${page}.md`;

const DAY_MINUTES = 24 * 60;
const QUIET_MINUTES = 6 * 60;

/** Rings at the first time, and not again before there were so many quiet minutes: one trouble is one mail. */
const once = (minutes: number, above = 0, quiet = QUIET_MINUTES) => ({
  minutes,
  periods: quiet / minutes,
  times: 1,
  above,
});

/** One crash heals by itself, as its work is done again: what crashes again and again does not. */
const again = (times: number) => ({ minutes: 5, periods: 2 * times, times, above: 0 });

const now = (above = 0) => ({ minutes: 5, periods: 1, times: 1, above });

/** What rings for many at once is silent where there are never many, though all of them fail: for hours is as bad. */
const alsoForHours = (rule: AlarmRule, above = 0): AlarmRule[] => [
  rule,
  {
    name: `${rule.name}ForHours`,
    page: rule.name,
    says: `Few at a time, but in three hours of a day: ${rule.says}`,
    metric: rule.metric,
    ...{ minutes: 60, periods: 24, times: 3, above },
  },
];

const crashes = "Runs crash or run out of time: the log says why.";

const ofApi: AlarmRule[] = [
  {
    name: "ApiErrors",
    says: "The API crashed or ran out of time.",
    metric: { of: api.resource, counts: "errors" },
    ...once(5),
  },
  ...alsoForHours({
    name: "ApiFailures",
    says: "The API answers with failures of its own (5xx).",
    metric: { of: api.resource, counts: "failed answers" },
    ...once(5, 4),
  }),
  {
    name: "ApiRefusals",
    says: "The API refuses two calls a second and more (4xx): somebody tries doors, or our own site asks wrongly.",
    metric: { of: api.resource, counts: "refusals" },
    ...{ minutes: 5, periods: 3, times: 3, above: 600 },
  },
  {
    name: "ApiThrottles",
    says: "The account has no handler free for shoppers.",
    metric: { of: api.resource, counts: "throttles" },
    ...once(5, 10),
  },
];

/** What fails or is refused before anything of ours is asked is in no log of ours. */
const ofEdge: AlarmRule[] = [
  {
    name: "EdgeFailures",
    says: "The edge answers with failures (5xx): its code fails, or an origin does not answer it.",
    metric: { of: "edge", counts: "failing share" },
    ...{ minutes: 5, periods: 3, times: 3, above: 5 },
  },
  {
    name: "EdgeRefusals",
    says: "The edge refuses two answers in five and more (4xx): files or the API do not let it in.",
    metric: { of: "edge", counts: "refused share" },
    ...{ minutes: 5, periods: 3, times: 3, above: 40 },
  },
];

const ofQueues = (Object.keys(queues) as QueueName[]).flatMap((of): AlarmRule[] => {
  const { resource, timeoutSeconds } = queues[of];
  return [
    {
      name: `${resource}DeadLetters`,
      says: "Work was given up: look at the dead letters, mend the cause, send them again.",
      metric: { of, counts: "dead letters" },
      ...now(),
    },
    {
      name: `${resource}Age`,
      says: "Work waits too long: the worker is too slow, failing, or has too few lanes.",
      metric: { of, counts: "oldest message" },
      ...now(10 * timeoutSeconds),
    },
    { name: `${resource}Errors`, says: crashes, metric: { of: resource, counts: "errors" }, ...again(3) },
  ];
});

/** CloudWatch looks back in steps of a day at most: a rarer schedule is given a second one. */
function silent(everyMinutes: number) {
  const patience = 3 * everyMinutes;
  const [minutes, periods] = patience > DAY_MINUTES ? [DAY_MINUTES, 2] : [patience, 1];
  return { minutes, periods, times: periods, above: 1, silence: true as const };
}

const ofSchedules = Object.values(schedules).flatMap(({ resource, everyMinutes }): AlarmRule[] => [
  {
    name: `${resource}Errors`,
    says: crashes,
    metric: { of: resource, counts: "errors" },
    ...(everyMinutes < 60 ? again(3) : once(5)),
  },
  {
    name: `${resource}Missing`,
    says: "The schedule does not run: nothing heals what webhooks and queues lost.",
    metric: { of: resource, counts: "invocations" },
    ...silent(everyMinutes),
  },
]);

const ofLogs = (Object.keys(troubles) as TroubleName[]).flatMap((of): AlarmRule[] => {
  const { bearable, bearableAnHour, each, says }: Trouble = troubles[of];
  const rule: AlarmRule = {
    name: `${of}Trouble`,
    says,
    metric: { of, counts: "lines" },
    ...once(bearable === 0 ? 5 : 15, bearable, each ? 60 : QUIET_MINUTES),
  };
  return bearableAnHour === undefined ? [rule] : alsoForHours(rule, bearableAnHour);
});

const ofBrowsers: AlarmRule[] = [
  {
    name: "SlowScreens",
    says: "For one visit in four the first screen comes too late.",
    metric: { of: "LCP", counts: "three in four" },
    ...once(60, POOR_LCP_MS),
  },
];

export const alarmRules: readonly AlarmRule[] = [
  ...ofApi,
  ...ofEdge,
  ...ofQueues,
  ...ofSchedules,
  ...ofLogs,
  ...ofBrowsers,
];

import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { type Fields, jsonLog } from "../../../functions/lib/log.ts";
import { alarmRules, pageOf } from "../../../stacks/alarm-rules.ts";
import { api, queues, schedules } from "../../../stacks/definitions.ts";
import { matches } from "../../infrastructure/filter-pattern.ts";

/** As the shops of the tests keep what was logged. */
export type Logged = { level: "info" | "error"; event: string; fields: Fields | undefined }[];

/** Alarms that rang by a cause of theirs, and whose runbooks were followed. */
export const rehearsed = new Set<string>();

/** Steps of runbooks that only AWS can take, and what stands for them on one machine. */
const onAws: Record<string, string> = {
  "aws lambda get-account-settings": "`preflight` asks the account the same",
  "aws lambda get-function-concurrency": "a function here is a process, which runs or does not",
  "aws lambda delete-function-concurrency": "a schedule that runs again",
  "aws cloudwatch get-metric-statistics": "the watch counts calls as they come",
  "aws cloudfront list-distributions": "there is one",
  "aws dynamodb list-tables": "there is one",
  "aws dynamodb get-item": "the same item, as tests/core/contact keeps it",
  "aws dynamodb scan": "the same items, as tests/core/contact keeps them",
  "aws dynamodb delete-item": "the same item, deleted in tests/ops/restoring",
  "aws cloudfront create-invalidation": "the port that forgets what the edge has kept",
  "aws scheduler list-schedules": "the schedule's own record says when it ran",
  "aws sesv2 get-account": "`preflight` asks the account the same",
  "npx sst refresh": "a schedule that runs again",
  "npx sst deploy": "code, or a secret, that does not fail any more",
  "npx sst diff": "a schedule that runs again",
  "npx sst secret": "a model that takes the key",
};

const functions: string[] = [api, ...Object.values(queues), ...Object.values(schedules)].map(
  ({ resource }) => resource,
);

/** A page of `stacks/runbooks`, as whoever is woken reads it. */
export function runbookOf(alarm: string) {
  const rule = alarmRules.find(({ name }) => name === alarm);
  if (!rule) throw new Error(`there is no alarm ${alarm}`);
  const text = readFileSync(new URL(`../../../stacks/runbooks/${pageOf(rule)}`, import.meta.url), "utf8");
  // Whoever looks for the alarm's name finds it there.
  expect(text).toContain(`\`${alarm}\``);
  const all = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, found = ""]) => found))];
  return {
    filters: all(/--filter-pattern '([^']+)'/g),
    queried: all(/--query-string 'filter event = "([^"]+)"/g),
    logs: all(/--log-group-name-prefix \/aws\/lambda\/wallflower-NAME-(\w*)/g),
    isAskedForLogs: /(tail|--log-group-name) GROUP\b/.test(text),
    /** What operators type. */
    commands: all(/npm run ops -- (\w+)/g),
    elsewhere: all(/\b(aws (?!logs )[\w-]+ [\w-]+|npx sst (?!shell)\w+)/g),
  };
}

/** What stands in the log of a function: lines of its own, and what Lambda writes when it ends. */
export type Log = { lines?: Logged; crash?: string };

function written({ lines = [], crash }: Log): string[] {
  const texts: string[] = [];
  const log = jsonLog((text) => texts.push(text));
  for (const { level, event, fields } of lines) log[level](event, fields);
  return crash === undefined ? texts : [...texts, crash];
}

const isFound = (filter: string, text: string) =>
  filter.startsWith("{")
    ? text.startsWith("{") && matches(filter, text)
    : [...filter.matchAll(/\?"([^"]+)"/g)].some(([, term = ""]) => text.includes(term));

/** Looks where the runbook says, and finds there what the alarm has rung for. */
export function look(alarm: string, log: Log) {
  const { filters, queried, logs, isAskedForLogs, elsewhere } = runbookOf(alarm);
  const texts = written(log);
  for (const filter of filters)
    expect([alarm, filter, texts.some((text) => isFound(filter, text))]).toEqual([alarm, filter, true]);
  for (const event of queried)
    expect([alarm, event, log.lines?.some((line) => line.event === event)]).toEqual([alarm, event, true]);
  // Before a log can be read it has to be found.
  expect([alarm, logs.length > 0]).toEqual([alarm, isAskedForLogs]);
  for (const resource of logs) expect([...functions, ""]).toContain(resource);
  expect(elsewhere.filter((step) => !(step in onAws))).toEqual([]);
}

type Steps = Record<string, () => unknown>;

/** Does what the runbook tells an operator to type: each command once, and none that it does not name. */
export async function follow(alarm: string, steps: Steps) {
  expect([alarm, Object.keys(steps).toSorted()]).toEqual([alarm, runbookOf(alarm).commands.toSorted()]);
  for (const step of Object.values(steps)) await step();
  rehearsed.add(alarm);
}

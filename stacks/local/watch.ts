import type { Fields, Log } from "../../functions/lib/log.ts";
import { type AlarmRule, alarmRules, type Metric } from "../alarm-rules.ts";
import type { QueueName } from "../definitions.ts";
import { type Trouble, type TroubleName, troubles } from "../watching.ts";
import type { QueueView } from "./sqs/queue-view.ts";

const MINUTE_MS = 60_000;
/** As far as any rule looks back. */
const LONGEST_MS = Math.max(...alarmRules.map(({ minutes, periods }) => minutes * periods)) * MINUTE_MS;

/** Of answers there are thousands in a moment: those of one are kept as one. */
const TOGETHER_MS = 10_000;
type Seen = { at: number; value: number; times: number };

type Line = Fields & { level: "info" | "error"; event: string };

const isLike = (text: string, pattern: string) => {
  const [start = "", end] = pattern.split("*");
  return end === undefined ? text === pattern : text.startsWith(start) && text.endsWith(end);
};

/** Whether somebody has to hear of a line: what the metric filters do on AWS. */
export const hears = ({ events, but = [], level, fields = {} }: Trouble, line: Line): boolean =>
  line.level === (level ?? "error") &&
  events.some((pattern) => isLike(line.event, pattern)) &&
  !but.includes(line.event) &&
  Object.entries(fields).every(([name, value]) => line[name] === value);

const isShare = ({ counts }: Metric) => counts === "failing share" || counts === "refused share";
const keyOf = ({ of, counts }: Metric) => `${counts} of ${of}`;
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
const threeInFour = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.75) - 1] ?? 0;

type Look = { queue: QueueView; deadLetters: QueueView };
type Needs = { now(): number; look(queue: QueueName): Look };

export type Watch = ReturnType<typeof openWatch>;

/** Which alarms would ring on AWS: counts what happens here, and reads it by the same rules. */
export function openWatch({ now, look }: Needs) {
  const seen = new Map<string, Seen[]>();

  function count(metric: Metric, value = 1) {
    const all = seen.get(keyOf(metric)) ?? [];
    const last = all.at(-1);
    if (isShare(metric) && last && now() - last.at < TOGETHER_MS) {
      last.value += value;
      last.times += 1;
      return;
    }
    const kept = all.filter(({ at }) => at > now() - LONGEST_MS);
    seen.set(keyOf(metric), [...kept, { at: now(), value, times: 1 }]);
  }

  function hear(line: Line) {
    for (const [of, trouble] of Object.entries(troubles) as [TroubleName, Trouble][])
      if (hears(trouble, line)) count({ of, counts: "lines" });
    if (line.event === "browser.vitals" && typeof line.LCP === "number")
      count({ of: "LCP", counts: "three in four" }, line.LCP);
  }

  const listening = (log: Log): Log => ({
    info: (event, fields) => {
      log.info(event, fields);
      hear({ ...fields, level: "info", event });
    },
    error: (event, fields) => {
      log.error(event, fields);
      hear({ ...fields, level: "error", event });
    },
  });

  /** What a metric said in a stretch of time; of queues, what it says now. */
  function valueIn(metric: Metric, from: number, until: number): number {
    if (metric.counts === "dead letters") return look(metric.of).deadLetters.ready.length;
    if (metric.counts === "oldest message") {
      const { ready, atWork } = look(metric.of).queue;
      const sent = [...ready, ...atWork].map(({ sentAt }) => Date.parse(sentAt));
      return (now() - Math.min(now(), ...sent)) / 1000;
    }
    const found = (seen.get(keyOf(metric)) ?? []).filter(({ at }) => at > from && at <= until);
    const values = found.map(({ value }) => value);
    if (isShare(metric)) return sum(values) / Math.max(1, sum(found.map(({ times }) => times)));
    return metric.counts === "three in four" ? threeInFour(values) : sum(values);
  }

  function rings({ metric, minutes, periods, times, above, silence }: AlarmRule): boolean {
    const period = minutes * MINUTE_MS;
    const breaches = Array.from({ length: periods }, (_, n) => now() - n * period)
      .map((until) => valueIn(metric, until - period, until))
      .filter((value) => (silence ? value < above : value > above));
    return breaches.length >= times;
  }

  return { count, listening, ringing: () => alarmRules.filter(rings).map(({ name }) => name) };
}

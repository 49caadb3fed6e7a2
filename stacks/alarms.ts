import { api as apiDefinition } from "./definitions.ts";
import type { Work } from "./queues.ts";
import type { Clock } from "./schedules.ts";
import type { Settings } from "./settings.ts";
import { POOR_LCP_MS, patternOf, type Trouble, troubles, vitals } from "./watching.ts";

type Alarm = Pick<
  aws.cloudwatch.MetricAlarmArgs,
  "namespace" | "metricName" | "dimensions" | "alarmDescription"
> &
  Partial<aws.cloudwatch.MetricAlarmArgs>;
type NameOfFunction = $util.Output<string>;

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/**
 * An alarm means that somebody should look: what heals by itself has none. Each one's description names the page of
 * `stacks/runbooks` that says what to do.
 */
export function alarms({ alarmEmail }: Settings, api: sst.aws.Function, work: Work, clock: Clock) {
  const topic = topicFor(alarmEmail);
  const raise = (name: string, { alarmDescription, ...alarm }: Alarm) =>
    new aws.cloudwatch.MetricAlarm(`${name}Alarm`, {
      statistic: "Sum",
      period: 5 * MINUTE,
      evaluationPeriods: 1,
      comparisonOperator: "GreaterThanThreshold",
      threshold: 0,
      treatMissingData: "notBreaching",
      alarmDescription: `${alarmDescription} stacks/runbooks/${name}.md`,
      ...alarm,
      alarmActions: [topic.arn],
    });

  raise("ApiErrors", {
    ...functionErrors(api.name),
    ...once(5),
    alarmDescription: "The API crashed or ran out of time.",
  });
  raise("ApiFailures", { ...failedAnswers(api.name), ...once(5), threshold: 4 });
  raise("ApiThrottles", { ...throttles(api.name), ...once(5), threshold: 10 });

  for (const { definition, queue, deadLetters, worker } of Object.values(work)) {
    const { resource, timeoutSeconds } = definition;
    raise(`${resource}DeadLetters`, messagesIn(deadLetters));
    raise(`${resource}Age`, { ...oldestIn(queue), threshold: 10 * timeoutSeconds });
    raise(`${resource}Errors`, { ...functionErrors(worker.nodes.function.name), ...again(3) });
  }

  for (const { definition, cron } of clock) {
    const { resource, everyMinutes } = definition;
    const { name } = cron.nodes.function;
    raise(`${resource}Errors`, { ...functionErrors(name), ...(everyMinutes < 60 ? again(3) : once(5)) });
    raise(`${resource}Missing`, notRunning(name, everyMinutes));
  }

  const logs = {
    [apiDefinition.resource]: api.name,
    ...Object.fromEntries(
      Object.values(work).map(({ definition, worker }) => [definition.resource, worker.nodes.function.name]),
    ),
    ...Object.fromEntries(
      clock.map(({ definition, cron }) => [definition.resource, cron.nodes.function.name]),
    ),
  };
  for (const [name, trouble] of Object.entries<Trouble>(troubles))
    raise(`${name}Trouble`, countedIn(logs, `${name}Trouble`, trouble));
  raise("SlowScreens", slowScreens(api.name));
}

function topicFor(email: string | undefined) {
  const topic = new aws.sns.Topic("Alarms");
  if (email)
    new aws.sns.TopicSubscription("AlarmMail", { topic: topic.arn, protocol: "email", endpoint: email });
  return topic;
}

/** Rings at the first time, and not again before there were six quiet hours: one trouble is one mail. */
const once = (minutes: number): Partial<aws.cloudwatch.MetricAlarmArgs> => ({
  period: minutes * MINUTE,
  evaluationPeriods: (6 * 60) / minutes,
  datapointsToAlarm: 1,
});

/** One crash heals by itself, as its work is done again: what crashes again and again does not. */
const again = (times: number): Partial<aws.cloudwatch.MetricAlarmArgs> => ({
  evaluationPeriods: 2 * times,
  datapointsToAlarm: times,
});

const messagesIn = (deadLetters: sst.aws.Queue): Alarm => ({
  alarmDescription: "Work was given up: look at the dead letters, mend the cause, send them again.",
  namespace: "AWS/SQS",
  metricName: "ApproximateNumberOfMessagesVisible",
  dimensions: { QueueName: deadLetters.nodes.queue.name },
  statistic: "Maximum",
});

const oldestIn = (queue: sst.aws.Queue): Alarm => ({
  alarmDescription: "Work waits too long: the worker is too slow, failing, or has too few lanes.",
  namespace: "AWS/SQS",
  metricName: "ApproximateAgeOfOldestMessage",
  dimensions: { QueueName: queue.nodes.queue.name },
  statistic: "Maximum",
});

const ofFunction = (name: NameOfFunction, metricName: string, alarmDescription: string): Alarm => ({
  alarmDescription,
  namespace: "AWS/Lambda",
  metricName,
  dimensions: { FunctionName: name },
});

const functionErrors = (name: NameOfFunction) =>
  ofFunction(name, "Errors", "Runs crash or run out of time: the log says why.");

const failedAnswers = (name: NameOfFunction) =>
  ofFunction(name, "Url5xxCount", "The API answers with failures of its own (5xx).");

const throttles = (name: NameOfFunction) =>
  ofFunction(name, "Throttles", "The account has no handler free for shoppers.");

/** Counts the lines of the logs that want a person, wherever they stand, in one metric. */
function countedIn(logs: Record<string, NameOfFunction>, metricName: string, trouble: Trouble): Alarm {
  const namespace = `Wallflower/${$app.stage}`;
  for (const resource of trouble.loggedBy)
    new aws.cloudwatch.LogMetricFilter(`${resource}${metricName}`, {
      logGroupName: $interpolate`/aws/lambda/${logs[resource]}`,
      pattern: patternOf(trouble),
      metricTransformation: { name: metricName, namespace, value: "1" },
    });
  return {
    ...once(trouble.bearable === 0 ? 5 : 15),
    alarmDescription: trouble.says,
    namespace,
    metricName,
    threshold: trouble.bearable,
  };
}

/** The browsers' own measures, as they tell them: a chart for each, and an alarm for the one that people feel first. */
function slowScreens(api: NameOfFunction): Alarm {
  const namespace = `Wallflower/${$app.stage}`;
  for (const name of vitals)
    new aws.cloudwatch.LogMetricFilter(`Api${name}`, {
      logGroupName: $interpolate`/aws/lambda/${api}`,
      pattern: `{ $.event = "browser.vitals" && $.${name} = * }`,
      metricTransformation: { name, namespace, value: `$.${name}` },
    });
  return {
    ...once(60),
    alarmDescription: "For one visit in four the first screen comes too late.",
    namespace,
    metricName: "LCP",
    statistic: undefined,
    extendedStatistic: "p75",
    // A few slow visits are a few slow phones.
    evaluateLowSampleCountPercentiles: "ignore",
    threshold: POOR_LCP_MS,
  };
}

/** CloudWatch looks back in steps of a day at most: a rarer schedule is given a second one. */
const notRunning = (name: NameOfFunction, everyMinutes: number): Alarm => {
  const patience = 3 * everyMinutes * MINUTE;
  return {
    ...ofFunction(
      name,
      "Invocations",
      "The schedule does not run: nothing heals what webhooks and queues lost.",
    ),
    period: Math.min(patience, DAY),
    evaluationPeriods: patience > DAY ? 2 : 1,
    comparisonOperator: "LessThanThreshold",
    threshold: 1,
    treatMissingData: "breaching",
  };
};

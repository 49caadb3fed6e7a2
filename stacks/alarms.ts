import type { Work } from "./queues.ts";
import type { Clock } from "./schedules.ts";
import type { Settings } from "./settings.ts";

type Alarm = Pick<
  aws.cloudwatch.MetricAlarmArgs,
  "namespace" | "metricName" | "dimensions" | "alarmDescription"
> &
  Partial<aws.cloudwatch.MetricAlarmArgs>;
type NameOfFunction = $util.Output<string>;

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** An alarm means that somebody should look: what heals by itself has none. */
export function alarms({ alarmEmail }: Settings, api: sst.aws.Function, work: Work, clock: Clock) {
  const raise = alarmTo(topicFor(alarmEmail));

  raise("ApiErrors", {
    ...functionErrors(api.name),
    alarmDescription: "The API crashed or ran out of time.",
  });
  raise("ApiFailures", { ...failedAnswers(api.name), threshold: 4 });

  for (const { definition, queue, deadLetters, worker } of Object.values(work)) {
    const { resource, timeoutSeconds } = definition;
    raise(`${resource}DeadLetters`, messagesIn(deadLetters));
    raise(`${resource}Age`, { ...oldestIn(queue), threshold: 10 * timeoutSeconds });
    raise(`${resource}Errors`, functionErrors(worker.nodes.function.name));
  }

  // What only a person can decide is written into the log as an error: a payment that does not add up, an order
  // that the print house has a question about, a refund that fails, a print that nobody ordered.
  raise("ApiTrouble", troubleIn("ApiTrouble", api.name));
  raise("OrdersTrouble", troubleIn("OrdersTrouble", work.orders.worker.nodes.function.name));

  for (const { definition, cron } of clock) {
    const { resource, everyMinutes } = definition;
    raise(`${resource}Trouble`, troubleIn(`${resource}Trouble`, cron.nodes.function.name));
    raise(`${resource}Errors`, functionErrors(cron.nodes.function.name));
    raise(`${resource}Missing`, notRunning(cron.nodes.function.name, everyMinutes));
  }
}

function topicFor(email: string | undefined) {
  const topic = new aws.sns.Topic("Alarms");
  if (email)
    new aws.sns.TopicSubscription("AlarmMail", { topic: topic.arn, protocol: "email", endpoint: email });
  return topic;
}

const alarmTo = (topic: aws.sns.Topic) => (name: string, alarm: Alarm) =>
  new aws.cloudwatch.MetricAlarm(`${name}Alarm`, {
    statistic: "Sum",
    period: 5 * MINUTE,
    evaluationPeriods: 1,
    comparisonOperator: "GreaterThanThreshold",
    threshold: 0,
    treatMissingData: "notBreaching",
    ...alarm,
    alarmActions: [topic.arn],
    okActions: [topic.arn],
  });

const messagesIn = (deadLetters: sst.aws.Queue): Alarm => ({
  alarmDescription: "Work was given up: look at the dead letters, mend the cause, send them again.",
  namespace: "AWS/SQS",
  metricName: "ApproximateNumberOfMessagesVisible",
  dimensions: { QueueName: deadLetters.nodes.queue.name },
  statistic: "Maximum",
});

const oldestIn = (queue: sst.aws.Queue): Alarm => ({
  alarmDescription: "Work waits too long: the worker is too slow, failing, or held back by its concurrency.",
  namespace: "AWS/SQS",
  metricName: "ApproximateAgeOfOldestMessage",
  dimensions: { QueueName: queue.nodes.queue.name },
  statistic: "Maximum",
});

const functionErrors = (name: NameOfFunction): Alarm => ({
  alarmDescription: "A run crashed or ran out of time: its log says why.",
  namespace: "AWS/Lambda",
  metricName: "Errors",
  dimensions: { FunctionName: name },
});

const failedAnswers = (name: NameOfFunction): Alarm => ({
  alarmDescription: "The API answers with failures of its own (5xx).",
  namespace: "AWS/Lambda",
  metricName: "Url5xxCount",
  dimensions: { FunctionName: name },
});

/** Counts the lines of a function's log that want a person. */
function troubleIn(metricName: string, name: NameOfFunction): Alarm {
  const namespace = `Wallflower/${$app.stage}`;
  new aws.cloudwatch.LogMetricFilter(metricName, {
    logGroupName: $interpolate`/aws/lambda/${name}`,
    pattern: '{ $.level = "error" && ($.event = "order.*" || $.event = "audit.*") }',
    metricTransformation: { name: metricName, namespace, value: "1" },
  });
  return {
    alarmDescription:
      "An order wants a person: the log names it, and `npm run ops -- order ID` tells the rest.",
    namespace,
    metricName,
  };
}

/** CloudWatch looks back in steps of a day at most: a rarer schedule is given a second one. */
const notRunning = (name: NameOfFunction, everyMinutes: number): Alarm => {
  const patience = 3 * everyMinutes * MINUTE;
  return {
    alarmDescription: "The schedule does not run: nothing heals what webhooks and queues lost.",
    namespace: "AWS/Lambda",
    metricName: "Invocations",
    dimensions: { FunctionName: name },
    period: Math.min(patience, DAY),
    evaluationPeriods: patience > DAY ? 2 : 1,
    comparisonOperator: "LessThanThreshold",
    threshold: 1,
    treatMissingData: "breaching",
  };
};

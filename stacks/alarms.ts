import { type AlarmRule, alarmRules, type Metric, pageOf } from "./alarm-rules.ts";
import { api as apiDefinition, type FunctionResource, queues, schedules } from "./definitions.ts";
import type { Work } from "./queues.ts";
import type { Schedules } from "./schedules.ts";
import type { Settings } from "./settings.ts";
import { namespaceOf, patternOf, type Trouble, troubles, vitals } from "./watching.ts";

type Name = $util.Output<string>;
type Alarm = Partial<aws.cloudwatch.MetricAlarmArgs>;

const MINUTE = 60;

const onLambda = {
  errors: "Errors",
  invocations: "Invocations",
  "failed answers": "Url5xxCount",
  refusals: "Url4xxCount",
  throttles: "Throttles",
};
const onEdge = { "failing share": "5xxErrorRate", "refused share": "4xxErrorRate" };
const onSqs = {
  "dead letters": "ApproximateNumberOfMessagesVisible",
  "oldest message": "ApproximateAgeOfOldestMessage",
};

/** Makes the rules of `alarm-rules.ts` CloudWatch's, and what the log says its metrics. */
export function alarms(
  { alarmEmail }: Settings,
  api: sst.aws.Function,
  work: Work,
  clock: Schedules,
  edge: sst.aws.Router,
) {
  const topic = topicFor(alarmEmail);
  const functions: Record<FunctionResource, Name> = {
    [apiDefinition.resource]: api.name,
    [queues.images.resource]: work.images.worker.nodes.function.name,
    [queues.orders.resource]: work.orders.worker.nodes.function.name,
    [queues.mails.resource]: work.mails.worker.nodes.function.name,
    [schedules.sweep.resource]: clock.sweep.nodes.function.name,
    [schedules.audit.resource]: clock.audit.nodes.function.name,
  };
  countLines(functions);

  function watched(metric: Metric): Alarm {
    switch (metric.counts) {
      case "lines":
        return { namespace: namespaceOf($app.stage), metricName: `${metric.of}Trouble` };
      case "failing share":
      case "refused share":
        return {
          namespace: "AWS/CloudFront",
          metricName: onEdge[metric.counts],
          dimensions: { Region: "Global", DistributionId: edge.nodes.cdn.nodes.distribution.id },
          statistic: "Average",
        };
      case "three in four":
        // A few slow visits are a few slow phones.
        return {
          namespace: namespaceOf($app.stage),
          metricName: metric.of,
          extendedStatistic: "p75",
          evaluateLowSampleCountPercentiles: "ignore",
        };
      case "dead letters":
      case "oldest message": {
        const { queue, deadLetters } = work[metric.of];
        const { name } = (metric.counts === "dead letters" ? deadLetters : queue).nodes.queue;
        return {
          namespace: "AWS/SQS",
          metricName: onSqs[metric.counts],
          dimensions: { QueueName: name },
          statistic: "Maximum",
        };
      }
      default:
        return {
          namespace: "AWS/Lambda",
          metricName: onLambda[metric.counts],
          dimensions: { FunctionName: functions[metric.of] },
        };
    }
  }

  for (const rule of alarmRules) raise(rule, watched(rule.metric), topic);
}

function raise(rule: AlarmRule, metric: Alarm, topic: aws.sns.Topic) {
  const { name, says, minutes, periods, times, above, silence } = rule;
  new aws.cloudwatch.MetricAlarm(`${name}Alarm`, {
    ...(!metric.extendedStatistic && { statistic: "Sum" }),
    ...metric,
    period: minutes * MINUTE,
    evaluationPeriods: periods,
    datapointsToAlarm: times,
    comparisonOperator: silence ? "LessThanThreshold" : "GreaterThanThreshold",
    threshold: above,
    treatMissingData: silence ? "breaching" : "notBreaching",
    alarmDescription: `${says} stacks/runbooks/${pageOf(rule)}`,
    alarmActions: [topic.arn],
  });
}

function topicFor(email: string | undefined) {
  const topic = new aws.sns.Topic("Alarms", { name: `${$app.name}-${$app.stage}-alarms` });
  if (email)
    new aws.sns.TopicSubscription("AlarmMail", { topic: topic.arn, protocol: "email", endpoint: email });
  return topic;
}

/** Counts the lines of the logs that want a person, wherever they stand, and takes the browsers' measures from them. */
function countLines(functions: Record<FunctionResource, Name>) {
  const namespace = namespaceOf($app.stage);
  const filter = (name: string, resource: FunctionResource, pattern: string, metric: string, value: string) =>
    new aws.cloudwatch.LogMetricFilter(name, {
      logGroupName: $interpolate`/aws/lambda/${functions[resource]}`,
      pattern,
      metricTransformation: { name: metric, namespace, value },
    });
  for (const [name, trouble] of Object.entries<Trouble>(troubles))
    for (const resource of trouble.loggedBy)
      filter(`${resource}${name}Trouble`, resource, patternOf(trouble), `${name}Trouble`, "1");
  for (const name of vitals) {
    const pattern = `{ $.event = "browser.vitals" && $.${name} = * }`;
    filter(`Api${name}`, apiDefinition.resource, pattern, name, `$.${name}`);
  }
}

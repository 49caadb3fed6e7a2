import { api, queues, schedules } from "../../../stacks/definitions.ts";
import { all, type Resource } from "../synthesis/synthesis.ts";
import { type Check, complaints } from "./check.ts";
import { lambdaOf, lambdas } from "./lambdas.ts";

/** An alarm that watches a metric of a thing, and tells somebody. */
function watched(resources: Resource[], metric: string, thing: string | undefined) {
  return all(resources, "aws:cloudwatch/metricAlarm:MetricAlarm").find(
    ({ inputs }) =>
      inputs.metricName === metric &&
      Object.values(inputs.dimensions).includes(thing ?? "") &&
      inputs.alarmActions.length > 0,
  )?.inputs;
}

const queueName = (resources: Resource[], name: string) =>
  all(resources, "aws:sqs/queue:Queue").find((resource) => resource.name === `${name}Queue`)?.inputs.name;

export const deadLettersRaiseAlarms: Check = (resources) =>
  Object.values(queues).flatMap(({ resource, deadLetters }) => {
    const messages = "ApproximateNumberOfMessagesVisible";
    const alarm = watched(resources, messages, queueName(resources, deadLetters));
    const age = watched(resources, "ApproximateAgeOfOldestMessage", queueName(resources, resource));
    return complaints([
      [
        alarm?.threshold === 0 && alarm.comparisonOperator === "GreaterThanThreshold",
        `nobody hears of ${deadLetters}`,
      ],
      [age !== undefined && age.threshold > 0, `nobody hears when ${resource} is stuck`],
    ]);
  });

export const failuresRaiseAlarms: Check = (resources) => [
  ...lambdas(resources)
    .filter(({ lambda }) => watched(resources, "Errors", lambda.inputs.name)?.threshold !== 0)
    .map(({ definition }) => `nobody hears when ${definition.resource} crashes`),
  ...complaints([
    [
      watched(resources, "Url5xxCount", lambdaOf(resources, api.resource)?.inputs.name) !== undefined,
      "nobody hears when the API fails",
    ],
  ]),
];

/** The clock heals what everything else dropped: when it stands still, silence is the alarm. */
export const silenceRaisesAlarms: Check = (resources) =>
  Object.values(schedules).flatMap(({ resource, everyMinutes }) => {
    const alarm = watched(resources, "Invocations", lambdaOf(resources, resource)?.inputs.name);
    const window = (alarm?.period ?? 0) * (alarm?.evaluationPeriods ?? 0);
    return complaints([
      [
        alarm?.comparisonOperator === "LessThanThreshold" && alarm.treatMissingData === "breaching",
        `nobody hears when ${resource} does not run`,
      ],
      [window >= everyMinutes * 60, `the alarm of ${resource} is raised between two runs`],
    ]);
  });

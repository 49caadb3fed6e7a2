import { queues, visibilitySeconds } from "../../../stacks/definitions.ts";
import { all, type Resource } from "../synthesis/synthesis.ts";
import { type Check, complaints } from "./check.ts";
import { lambdaOf } from "./lambdas.ts";

const TWO_WEEKS_SECONDS = 14 * 24 * 60 * 60;

const queueOf = (resources: Resource[], name: string) =>
  all(resources, "aws:sqs/queue:Queue").find((resource) => resource.name === `${name}Queue`)?.inputs;

/** What fails again and again is put aside for two weeks, and nothing is delivered twice while it is worked on. */
export const queuesLoseNothing: Check = (resources) =>
  Object.values(queues).flatMap((definition) => {
    const { resource, deadLetters, attempts } = definition;
    const queue = queueOf(resources, resource);
    const aside = queueOf(resources, deadLetters);
    if (!queue) return [`there is no ${resource}`];
    if (!aside) return [`there is no ${deadLetters}`];

    const redrive = JSON.parse(queue.redrivePolicy ?? "{}");
    const timeout = lambdaOf(resources, resource)?.inputs.timeout ?? Number.POSITIVE_INFINITY;
    return complaints([
      [redrive.deadLetterTargetArn?.endsWith(`:${aside.name}`), `${resource} has no dead letters`],
      [redrive.maxReceiveCount === attempts, `${resource} gives up after ${redrive.maxReceiveCount} tries`],
      [aside.messageRetentionSeconds === TWO_WEEKS_SECONDS, `${deadLetters} are not kept for two weeks`],
      [queue.visibilityTimeoutSeconds >= 6 * timeout, `${resource} is delivered again while it is worked on`],
      [queue.visibilityTimeoutSeconds === visibilitySeconds(definition), `${resource} hides otherwise`],
    ]);
  });

/** The shop creates the queues of the definitions, and no other: a queue nobody defined has no worker here. */
export const queuesAreDefined: Check = (resources) => {
  const defined: string[] = Object.values(queues).flatMap(({ resource, deadLetters }) => [
    resource,
    deadLetters,
  ]);
  return all(resources, "aws:sqs/queue:Queue")
    .map(({ name }) => name.replace(/Queue$/, ""))
    .filter((name) => !defined.includes(name))
    .map((name) => `${name} is not in the definitions`);
};

export const queuesDriveTheirWorkers: Check = (resources) =>
  Object.values(queues).flatMap(({ resource, batchSize }) => {
    const queue = queueOf(resources, resource);
    const mapping = all(resources, "aws:lambda/eventSourceMapping:EventSourceMapping").find(({ inputs }) =>
      inputs.eventSourceArn.endsWith(`:${queue?.name}`),
    )?.inputs;
    const worker = lambdaOf(resources, resource)?.inputs;
    if (!mapping || !worker) return [`${resource} drives no worker`];
    return complaints([
      [mapping.functionName.endsWith(`:${worker.name}`), `${resource} drives ${mapping.functionName}`],
      [mapping.batchSize === batchSize, `${resource} comes in batches of ${mapping.batchSize}`],
      [
        mapping.functionResponseTypes.includes("ReportBatchItemFailures"),
        `one failure in ${resource} repeats its whole batch`,
      ],
      [
        (mapping.scalingConfig?.maximumConcurrency ?? 0) >= 2,
        `${resource} may take every handler of the account`,
      ],
    ]);
  });

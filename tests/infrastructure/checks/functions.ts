import { api, queues, schedules } from "../../../stacks/definitions.ts";
import { all } from "../synthesis/synthesis.ts";
import { type Check, complaints } from "./check.ts";
import { lambdaOf } from "./lambdas.ts";

/** Every function runs as its definition says, and its log is forgotten one day. */
export const functionsRunAsDefined: Check = (resources) =>
  [api, ...Object.values(queues), ...Object.values(schedules)].flatMap((definition) => {
    const { resource, handler, timeoutSeconds, memoryMb } = definition;
    const lambda = lambdaOf(resources, resource)?.inputs;
    if (!lambda) return [`${resource} has no function`];
    const log = all(resources, "aws:cloudwatch/logGroup:LogGroup").find(
      ({ inputs }) => inputs.name === `/aws/lambda/${lambda.name}`,
    );
    return complaints([
      [lambda.runtime === "nodejs24.x", `${resource} runs on ${lambda.runtime}`],
      [lambda.architectures.join() === "arm64", `${resource} runs on ${lambda.architectures}`],
      [lambda.timeout === timeoutSeconds, `${resource} ends after ${lambda.timeout} seconds`],
      [lambda.memorySize === memoryMb, `${resource} has ${lambda.memorySize} MB`],
      [lambda.handler === `bundle.${handler.split(".").at(-1)}`, `${resource} calls ${lambda.handler}`],
      [(log?.inputs.retentionInDays ?? 0) > 0, `${resource} keeps its log for ever`],
    ]);
  });

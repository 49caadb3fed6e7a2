import { api, queues, schedules } from "../../../stacks/definitions.ts";
import { all, type Bundle } from "../synthesis/synthesis.ts";
import { type Check, complaints } from "./check.ts";
import { lambdaOf, lambdas } from "./lambdas.ts";

/** Every function runs as its definition says, and its log is forgotten one day. */
/** What Lambda does not take, and would say only in a deploy. */
const limits = {
  memoryMb: 3_008,
  timeoutSeconds: 900,
  environmentBytes: 4_096,
  bundleBytes: 50 * 1024 * 1024,
};

/** More memory than a new account may have, more text than an environment holds, more code than can be sent. */
export const functionsFitLambda =
  (bundles: Record<string, Bundle>): Check =>
  (resources) =>
    lambdas(resources).flatMap(({ definition: { resource }, lambda: { name, inputs } }) => {
      const environment = Buffer.byteLength(JSON.stringify(inputs.environment.variables));
      const bytes = bundles[name.replace(/Function$/, "")]?.bytes ?? 0;
      return complaints([
        [inputs.memorySize <= limits.memoryMb, `${resource} wants ${inputs.memorySize} MB`],
        [inputs.timeout <= limits.timeoutSeconds, `${resource} wants ${inputs.timeout} seconds`],
        [environment <= limits.environmentBytes, `${resource} has ${environment} bytes of environment`],
        [bytes <= limits.bundleBytes, `${resource} has ${bytes} bytes of code`],
      ]);
    });

/** An answer of the API leaves through the edge, which waits no longer than a minute for it. */
const EDGE_WAITS_SECONDS = 60;

export const functionsRunAsDefined: Check = (resources) =>
  [api, ...Object.values(queues), ...Object.values(schedules)].flatMap((definition) => {
    const { resource, handler, timeoutSeconds, memoryMb } = definition;
    const lambda = lambdaOf(resources, resource)?.inputs;
    if (!lambda) return [`${resource} has no function`];
    if (resource === api.resource && timeoutSeconds > EDGE_WAITS_SECONDS)
      return [`the edge does not wait ${timeoutSeconds} seconds for ${resource}`];
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

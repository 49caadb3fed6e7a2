import { api, queues, schedules } from "../../../stacks/definitions.ts";
import { all, type Resource } from "../synthesis/synthesis.ts";

type Definition = { resource: string; handler: string; timeoutSeconds: number; memoryMb: number };

/** SST calls a subscriber after its queue and some letters, and a schedule's function after the schedule. */
const names: [Definition, RegExp][] = [
  [api, /^ApiFunction$/],
  ...Object.values(queues).map((queue): [Definition, RegExp] => [
    queue,
    new RegExp(`^${queue.resource}Subscriber[A-Z][a-z]+FunctionFunction$`),
  ]),
  ...Object.values(schedules).map((schedule): [Definition, RegExp] => [
    schedule,
    new RegExp(`^${schedule.resource}HandlerFunction$`),
  ]),
];

/** Each function of the definitions, and what would be created for it. */
export function lambdas(resources: Resource[]) {
  const created = all(resources, "aws:lambda/function:Function");
  return names.flatMap(([definition, name]) => {
    const lambda = created.find((resource) => name.test(resource.name));
    return lambda ? [{ definition, lambda }] : [];
  });
}

export const lambdaOf = (resources: Resource[], resource: string) =>
  lambdas(resources).find(({ definition }) => definition.resource === resource)?.lambda;

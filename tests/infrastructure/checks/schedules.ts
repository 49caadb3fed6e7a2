import { schedules } from "../../../stacks/definitions.ts";
import { all } from "../synthesis/synthesis.ts";
import { type Check, complaints } from "./check.ts";
import { lambdaOf } from "./lambdas.ts";

export const schedulesRunAsDefined: Check = (resources) =>
  Object.values(schedules).flatMap(({ resource, everyMinutes }) => {
    const schedule = all(resources, "aws:scheduler/schedule:Schedule").find(
      ({ name }) => name === `${resource}Schedule`,
    )?.inputs;
    const lambda = lambdaOf(resources, resource)?.inputs;
    return complaints([
      [schedule?.state === "ENABLED", `${resource} is not scheduled`],
      [
        schedule?.scheduleExpression === `rate(${everyMinutes} minutes)`,
        `${resource} runs at ${schedule?.scheduleExpression}`,
      ],
      [schedule?.target.arn.endsWith(`:${lambda?.name}`) ?? false, `${resource} calls another function`],
    ]);
  });

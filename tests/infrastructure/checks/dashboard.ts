import { troubles } from "../../../stacks/watching.ts";
import { all } from "../synthesis/synthesis.ts";
import { type Check, complaints } from "./check.ts";
import { lambdas } from "./lambdas.ts";

/** Whoever is woken looks at one page first: every function, every queue and all that can ring must be on it. */
export const everythingIsOnTheDashboard: Check = (resources) => {
  const [dashboard] = all(resources, "aws:cloudwatch/dashboard:Dashboard");
  if (!dashboard) return ["there is no dashboard"];
  const { dashboardBody, dashboardName } = dashboard.inputs;
  const things = [
    ...lambdas(resources).map(({ lambda }) => lambda.inputs.name),
    ...all(resources, "aws:sqs/queue:Queue").map(({ inputs }) => inputs.name),
    ...Object.keys(troubles).map((name) => `${name}Trouble`),
  ];
  const { widgets }: { widgets: { properties: { title: string; query?: string } }[] } =
    JSON.parse(dashboardBody);
  const logs = lambdas(resources).map(({ lambda }) => `/aws/lambda/${lambda.inputs.name}`);
  const unread = widgets.flatMap(({ properties: { title, query = "" } }) =>
    [...query.matchAll(/SOURCE '([^']+)'/g)]
      .filter(([, log = ""]) => !logs.includes(log))
      .map(([, log]) => `"${title}" reads ${log}, which nobody writes`),
  );
  return [
    ...unread,
    ...complaints([[/^[\w-]+$/.test(dashboardName), `${dashboardName} is no name of a dashboard`]]),
    ...things
      .filter((thing) => !dashboardBody.includes(`"${thing}"`))
      .map((thing) => `${thing} is not on it`),
  ];
};

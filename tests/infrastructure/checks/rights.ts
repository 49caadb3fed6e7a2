import type { PolicyDocument, Statement } from "../synthesis/inputs.ts";
import { all, type Resource } from "../synthesis/synthesis.ts";
import { listOf } from "./check.ts";

export const statementsOf = (policy: string): Statement[] => (JSON.parse(policy) as PolicyDocument).Statement;

export const roleStatements = (role: { inputs: { inlinePolicies?: { policy: string }[] } }) =>
  (role.inputs.inlinePolicies ?? []).flatMap(({ policy }) => statementsOf(policy));

/** The role a function wears; roles are found by the name at the end of their ARN. */
export const roleOf = (resources: Resource[], lambda: { inputs: { role: string } }) =>
  all(resources, "aws:iam/role:Role").find(({ name, inputs }) =>
    lambda.inputs.role.endsWith(`role/${inputs.name ?? name}`),
  );

/** What a function may do, thing by thing: `{ ImageQueue: ["sqs:SendMessage"], … }`. */
export function rightsOf(resources: Resource[], lambda: { inputs: { role: string } }) {
  const role = roleOf(resources, lambda);
  const label = labels(resources);
  const rights: Record<string, string[]> = {};
  for (const { Action, Resource: things } of role ? roleStatements(role) : []) {
    for (const thing of listOf(things).map(label)) {
      rights[thing] = [...new Set([...(rights[thing] ?? []), ...listOf(Action)])].sort();
    }
  }
  return rights;
}

/** ARNs in the stack's own words: physical names begin with app and stage, and end in random letters. */
function labels(resources: Resource[]) {
  const things: [physical: string, logical: string][] = [
    ...all(resources, "aws:dynamodb/table:Table").map(named("Table", "table/")),
    ...all(resources, "aws:sqs/queue:Queue").map(named("Queue", "")),
    ...all(resources, "aws:s3/bucket:Bucket").map(named("Bucket", "")),
  ];
  return (arn: string) => {
    const thing = arn.split(":").slice(5).join(":");
    const known = things.find(([physical]) => thing === physical || thing.startsWith(`${physical}/`));
    return known ? known[1] + thing.slice(known[0].length) : arn;
  };
}

const named =
  (suffix: string, prefix: string) =>
  ({ name, inputs }: { name: string; inputs: { name?: string; bucket?: string } }): [string, string] => [
    `${prefix}${inputs.name ?? inputs.bucket}`,
    name.slice(0, -suffix.length),
  ];

import { buckets, queues, table } from "../../../stacks/definitions.ts";
import type { Statement } from "../synthesis/inputs.ts";
import { all, type Bundle } from "../synthesis/synthesis.ts";
import { type Check, complaints, listOf } from "./check.ts";
import { lambdas } from "./lambdas.ts";
import { rightsOf, roleStatements, statementsOf } from "./rights.ts";

/** Objects cannot be named beforehand: below a named prefix of a bucket, a star is the only way to say them. */
const isObjects = (resource: string) => /^arn:aws:s3:::[^*]+\/(public|private)\/\*$/.test(resource);

/** Subscriptions have no names: the star is bound to calls that Bedrock makes in the function's name. */
const isSubscribing = ({ Action, Condition }: Statement) =>
  listOf(Action).every((action) => /^aws-marketplace:(Subscribe|ViewSubscriptions)$/.test(action)) &&
  listOf(Condition?.StringEquals?.["aws:CalledViaLast"]).join() === "bedrock.amazonaws.com";

/** Whoever calls one of Bedrock's third-party models first subscribes the account to it, in the caller's name. */
export const modelsCanBeSubscribedTo: Check = (resources) =>
  all(resources, "aws:iam/role:Role")
    .map((role) => ({ name: role.name, statements: roleStatements(role) }))
    .filter(({ statements }) =>
      statements.some(
        ({ Action, Resource: things }) =>
          listOf(Action).includes("bedrock:InvokeModel") &&
          listOf(things).some((thing) => /\/stability\./.test(thing)),
      ),
    )
    .flatMap(({ name, statements }) => {
      const actions = statements.filter(isSubscribing).flatMap(({ Action }) => listOf(Action));
      return ["Subscribe", "ViewSubscriptions"]
        .filter((verb) => !actions.includes(`aws-marketplace:${verb}`))
        .map((verb) => `${name} calls a model that it may not ${verb}`);
    });

export const noStarIsGranted: Check = (resources) =>
  all(resources, "aws:iam/role:Role").flatMap((role) =>
    roleStatements(role)
      .filter((statement) => !isSubscribing(statement))
      .flatMap(({ Action, Resource: things }) => [
        ...listOf(Action)
          .filter((action) => action.includes("*"))
          .map((action) => `${role.name} may ${action}`),
        ...listOf(things)
          .filter((thing) => thing.includes("*") && !isObjects(thing))
          .map((thing) => `${role.name} reaches ${thing}`),
      ]),
  );

/** AWS's own policies grant more than a name says: only the one that lets a function write its log is taken. */
export const noRoleTakesMore: Check = (resources) =>
  all(resources, "aws:iam/role:Role").flatMap(({ name, inputs }) =>
    (inputs.managedPolicyArns ?? [])
      .filter((policy) => !policy.endsWith(":policy/service-role/AWSLambdaBasicExecutionRole"))
      .map((policy) => `${name} takes ${policy}`),
  );

export const onlyServicesWearRoles: Check = (resources) =>
  all(resources, "aws:iam/role:Role").flatMap(({ name, inputs }) =>
    statementsOf(inputs.assumeRolePolicy)
      .filter(({ Principal }) => typeof Principal !== "object" || Object.keys(Principal).join() !== "Service")
      .map(({ Principal }) => `${name} can be worn by ${JSON.stringify(Principal)}`),
  );

/** The least that a link is for. What the running functions ask of AWS is held against all their rights elsewhere. */
const needed: Record<string, [thing: string, action: string][]> = {
  [table.resource]: [[table.resource, "dynamodb:GetItem"]],
  [buckets.pictures.resource]: [
    [`${buckets.pictures.resource}/${buckets.pictures.publicPrefix}*`, "s3:PutObject"],
  ],
  ...Object.fromEntries(
    Object.values(queues).map(({ resource }) => [resource, [[resource, "sqs:SendMessage"]]]),
  ),
};

/** The sweep deletes files of pictures, and does nothing else with them. */
const onlyDeletes: Record<string, typeof needed> = {
  SweepHandler: {
    [buckets.pictures.resource]: [
      [`${buckets.pictures.resource}/${buckets.pictures.publicPrefix}*`, "s3:DeleteObject"],
      [`${buckets.pictures.resource}/${buckets.pictures.privatePrefix}*`, "s3:DeleteObject"],
    ],
  },
};

/** A link without a grant is an error that only AWS would show. */
export const linksAreGranted =
  (bundles: Record<string, Bundle>): Check =>
  (resources) =>
    lambdas(resources).flatMap(({ lambda }) => {
      const rights = rightsOf(resources, lambda);
      const name = lambda.name.replace(/Function$/, "");
      const links = bundles[name]?.links ?? [];
      return links
        .flatMap((link) => onlyDeletes[name]?.[link] ?? needed[link] ?? [])
        .filter(([thing, action]) => !rights[thing]?.includes(action))
        .map(([thing, action]) => `${lambda.name} lacks ${action} on ${thing}`);
    });

/** Lambda reads a queue in the name of the function that it drives. */
export const workersMayReceive: Check = (resources) =>
  lambdas(resources).flatMap(({ definition, lambda }) => {
    if (!isQueue(definition.resource)) return [];
    const rights = rightsOf(resources, lambda)[definition.resource] ?? [];
    return complaints(
      ["sqs:ReceiveMessage", "sqs:DeleteMessage", "sqs:GetQueueAttributes"].map((action) => [
        rights.includes(action),
        `${lambda.name} lacks ${action} on ${definition.resource}`,
      ]),
    );
  });

const isQueue = (resource: string) => Object.values(queues).some((queue) => queue.resource === resource);

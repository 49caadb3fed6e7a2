import { buckets, queues, table } from "../../../stacks/definitions.ts";
import { account, region } from "../synthesis/mocked-state.ts";
import { all, type Resource } from "../synthesis/synthesis.ts";
import type { Ask } from "./iam.ts";
import type { Call } from "./recording.ts";

type Input = Record<string, unknown>;
type Things = ReturnType<typeof thingsOf>;

const arn = (service: string, rest: string, where = region) =>
  `arn:aws:${service}:${where}:${account}:${rest}`;

/** The names that the stage gives to what the functions call by their own. */
function thingsOf(resources: Resource[]) {
  const physical = <T>(found: T | undefined, what: string): T => {
    if (found === undefined) throw new Error(`the stage has no ${what}`);
    return found;
  };
  const queueNames = new Map<string, string>(
    Object.values(queues).map(({ resource }) => [
      resource,
      physical(
        all(resources, "aws:sqs/queue:Queue").find(({ name }) => name === `${resource}Queue`)?.inputs.name,
        resource,
      ),
    ]),
  );
  const [identity] = all(resources, "aws:sesv2/emailIdentity:EmailIdentity");
  const configuration = resources.find(({ type }) => type === "aws:sesv2/configurationSet:ConfigurationSet");
  return {
    table: arn("dynamodb", `table/${all(resources, "aws:dynamodb/table:Table")[0]?.inputs.name}`),
    bucket: `arn:aws:s3:::${
      all(resources, "aws:s3/bucket:Bucket").find(({ name }) => name === `${buckets.pictures.resource}Bucket`)
        ?.inputs.bucket
    }`,
    queue: (url: unknown) =>
      arn("sqs", physical(queueNames.get(String(url).split("/").at(-1) ?? ""), String(url))),
    identity: arn("ses", `identity/${identity?.inputs.emailIdentity}`),
    configuration: arn("ses", `configuration-set/${configuration?.inputs.configurationSetName}`),
  };
}

const one = (action: string, resource: string): Ask[] => [{ action, resource }];
const item =
  (verb: string) =>
  (_: Input, { table: resource }: Things) =>
    one(`dynamodb:${verb}`, resource);

const inTransaction: Record<string, string> = {
  Put: "PutItem",
  Delete: "DeleteItem",
  Update: "UpdateItem",
  ConditionCheck: "ConditionCheckItem",
};

/** Whoever may not list the bucket is told 403 of an object that is not there, and takes it for a failure. */
const objectRead = ({ Key }: Input, { bucket }: Things): Ask[] => [
  { action: "s3:GetObject", resource: `${bucket}/${Key}` },
  { action: "s3:ListBucket", resource: bucket },
];

const model = "arn:aws:bedrock";
const profileRegions = ["us-east-1", "us-east-2", "us-west-2"];

/** What each operation asks IAM for, by AWS's service authorization reference. */
const asked: Record<string, (input: Input, things: Things, region: string) => Ask[]> = {
  GetItem: item("GetItem"),
  PutItem: item("PutItem"),
  DeleteItem: item("DeleteItem"),
  UpdateItem: item("UpdateItem"),
  BatchGetItem: item("BatchGetItem"),
  Query: ({ IndexName }, { table: whole }) =>
    one("dynamodb:Query", IndexName ? `${whole}/index/${IndexName}` : whole),
  TransactWriteItems: ({ TransactItems }, things) =>
    (TransactItems as object[]).flatMap((written) =>
      one(`dynamodb:${inTransaction[Object.keys(written)[0] ?? ""]}`, things.table),
    ),
  GetObject: objectRead,
  HeadObject: objectRead,
  PutObject: ({ Key }, { bucket }) => one("s3:PutObject", `${bucket}/${Key}`),
  DeleteObject: ({ Key }, { bucket }) => one("s3:DeleteObject", `${bucket}/${Key}`),
  SendMessage: ({ QueueUrl }, { queue }) => one("sqs:SendMessage", queue(QueueUrl)),
  SendMessageBatch: ({ QueueUrl }, { queue }) => one("sqs:SendMessage", queue(QueueUrl)),
  ChangeMessageVisibility: ({ QueueUrl }, { queue }) => one("sqs:ChangeMessageVisibility", queue(QueueUrl)),
  SendEmail: (_, { identity, configuration }) => [
    ...one("ses:SendEmail", identity),
    ...one("ses:SendEmail", configuration),
  ],
  CreateInvalidation: ({ distribution }) =>
    one("cloudfront:CreateInvalidation", `arn:aws:cloudfront::${account}:distribution/${distribution}`),
  ApplyGuardrail: ({ guardrailIdentifier }, _, where) =>
    one("bedrock:ApplyGuardrail", arn("bedrock", `guardrail/${guardrailIdentifier}`, where)),
  // A profile of many regions is used in the account's name, and so are the models behind it.
  InvokeModel: ({ modelId }, _, where) => {
    const id = String(modelId);
    const behind = id.replace(/^us\./, "");
    const used =
      behind === id
        ? one("bedrock:InvokeModel", `${model}:${where}::foundation-model/${id}`)
        : [
            ...one("bedrock:InvokeModel", arn("bedrock", `inference-profile/${id}`, where)),
            ...profileRegions.flatMap((place) =>
              one("bedrock:InvokeModel", `${model}:${place}::foundation-model/${behind}`),
            ),
          ];
    return [...used, ...subscribing];
  },
};

const subscribing: Ask[] = ["Subscribe", "ViewSubscriptions"].map((verb) => ({
  action: `aws-marketplace:${verb}`,
  resource: "*",
  context: { "aws:CalledViaLast": "bedrock.amazonaws.com" },
}));

/** Lambda takes messages off a queue in the name of the function that it drives. */
const eventSource = (resources: Resource[]) => {
  const things = thingsOf(resources);
  return Object.values(queues).flatMap(({ resource: by }) =>
    ["ReceiveMessage", "DeleteMessage", "GetQueueAttributes"].map((verb) => ({
      by,
      ask: { action: `sqs:${verb}`, resource: things.queue(by) },
    })),
  );
};

/** Everything that was asked for, each once. */
export function asksOf(calls: readonly Call[], resources: Resource[]): { by: string; ask: Ask }[] {
  const things = thingsOf(resources);
  const every = calls.flatMap(({ by, operation, input, region: where }) => {
    const ask = asked[operation];
    if (!ask) throw new Error(`nobody knows here what ${operation} asks IAM for (${table.resource})`);
    return ask(input, things, where).map((one) => ({ by, ask: one }));
  });
  return [
    ...new Map([...every, ...eventSource(resources)].map((one) => [JSON.stringify(one), one])).values(),
  ];
}

import type { ModelChoice, Right } from "../functions/partners/models/provider.ts";
import { rightsToDraw, rightsToEnlarge } from "../functions/partners/models/providers.ts";
import { buckets, type table as tableDefinition } from "./definitions.ts";

export type Grant = Omit<Right, "resources"> & { resources: $util.Input<string>[] };

type ItemVerb =
  | "GetItem"
  | "BatchGetItem"
  | "PutItem"
  | "UpdateItem"
  | "DeleteItem"
  | "ConditionCheckItem"
  | "Query";

/** Items one by one and by key, each verb on purpose. Nobody scans, and nobody touches the table itself. */
export const workOnItems = (table: sst.aws.Dynamo, ...verbs: ItemVerb[]): Grant => ({
  actions: verbs.map((verb) => `dynamodb:${verb}`),
  resources: [table.arn],
});

export const readIndex = (
  table: sst.aws.Dynamo,
  index: keyof typeof tableDefinition.globalIndexes,
): Grant => ({
  actions: ["dynamodb:Query"],
  resources: [$interpolate`${table.arn}/index/${index}`],
});

export const sendTo = (...queues: sst.aws.Queue[]): Grant => ({
  actions: ["sqs:SendMessage"],
  resources: queues.map((queue) => queue.arn),
});

/** Objects have no names that could be listed beforehand: this is the one grant that ends in a star. */
const objectsOf = (bucket: sst.aws.Bucket) => [
  $interpolate`${bucket.arn}/${buckets.pictures.publicPrefix}*`,
  $interpolate`${bucket.arn}/${buckets.pictures.privatePrefix}*`,
];

/** What was drawn, as it was drawn: prints are made of it. */
export const readOriginals = (bucket: sst.aws.Bucket): Grant => ({
  actions: ["s3:GetObject"],
  resources: [$interpolate`${bucket.arn}/${buckets.pictures.privatePrefix}*`],
});

/** Whoever may not list a bucket is told 403 instead of 404 for an object that is not there. */
export const missObjects = (bucket: sst.aws.Bucket): Grant => ({
  actions: ["s3:ListBucket"],
  resources: [bucket.arn],
});

export const writeObjects = (bucket: sst.aws.Bucket): Grant => ({
  actions: ["s3:PutObject"],
  resources: objectsOf(bucket),
});

/** Prints are made to be fetched: whoever makes them writes nothing that is kept from everybody. */
export const writePrints = (bucket: sst.aws.Bucket): Grant => ({
  actions: ["s3:PutObject"],
  resources: [$interpolate`${bucket.arn}/${buckets.pictures.publicPrefix}*`],
});

export const removeObjects = (bucket: sst.aws.Bucket): Grant => ({
  actions: ["s3:DeleteObject"],
  resources: objectsOf(bucket),
});

/** A model says what it needs as plain text; which account that is in is known here. */
const granted = ({ resources, ...right }: Right): Grant => ({
  ...right,
  resources: resources.map((resource) => {
    const [before = "", after] = resource.split("{account}");
    return after === undefined
      ? before
      : $interpolate`${before}${aws.getCallerIdentityOutput({}).accountId}${after}`;
  }),
});

export const drawWith = (choice: ModelChoice): Grant[] => rightsToDraw(choice).map(granted);
export const enlargeWith = (choice: ModelChoice): Grant[] => rightsToEnlarge(choice).map(granted);

export const askGuardrail = (guardrail: aws.bedrock.Guardrail): Grant => ({
  actions: ["bedrock:ApplyGuardrail"],
  resources: [guardrail.guardrailArn],
});

import type { ModelChoice, Right } from "../functions/partners/models/provider.ts";
import { rightsToDraw, rightsToEnlarge } from "../functions/partners/models/providers.ts";
import { buckets, table as tableDefinition } from "./definitions.ts";

export type Grant = Omit<Right, "resources"> & { resources: $util.Input<string>[] };

const indexes = Object.keys(tableDefinition.globalIndexes);

const tableAndIndexes = (table: sst.aws.Dynamo) => [
  table.arn,
  ...indexes.map((index) => $interpolate`${table.arn}/index/${index}`),
];

/** Items one by one and by key. Nobody scans, and nobody touches the table itself. */
export const readItems = (table: sst.aws.Dynamo): Grant => ({
  actions: ["dynamodb:GetItem", "dynamodb:BatchGetItem", "dynamodb:Query"],
  resources: tableAndIndexes(table),
});

export const writeItems = (table: sst.aws.Dynamo): Grant => ({
  actions: ["dynamodb:PutItem", "dynamodb:UpdateItem", "dynamodb:DeleteItem", "dynamodb:ConditionCheckItem"],
  resources: [table.arn],
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

export const readObjects = (bucket: sst.aws.Bucket): Grant => ({
  actions: ["s3:GetObject"],
  resources: objectsOf(bucket),
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

import { buckets, table as tableDefinition } from "./definitions.ts";
import type { ImageModel } from "./settings.ts";

export type Grant = {
  actions: string[];
  resources: $util.Input<string>[];
  conditions?: { test: string; variable: string; values: string[] }[];
};

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

/**
 * Bedrock's third-party models are products of the Marketplace: the first call subscribes the account, in the
 * caller's name. Subscriptions know no resources, so the star is bound to calls that Bedrock passes on.
 */
const subscribe: Grant = {
  actions: ["aws-marketplace:Subscribe", "aws-marketplace:ViewSubscriptions"],
  resources: ["*"],
  conditions: [{ test: "StringEquals", variable: "aws:CalledViaLast", values: ["bedrock.amazonaws.com"] }],
};

export const drawWith = ({ provider, model, region }: ImageModel): Grant[] =>
  provider === "bedrock"
    ? [
        {
          actions: ["bedrock:InvokeModel"],
          resources: [`arn:aws:bedrock:${region}::foundation-model/${model}`],
        },
        subscribe,
      ]
    : [];

/** Where an inference profile of the United States may send a picture to be enlarged. */
const profileRegions = ["us-east-1", "us-east-2", "us-west-2"];

/** An inference profile is used in the account's name, and so are the models behind it, wherever they stand. */
export const enlargeWith = ({ upscaler, region }: ImageModel): Grant[] => {
  if (upscaler === "none") return [];
  const account = aws.getCallerIdentityOutput({}).accountId;
  const model = upscaler.replace(/^[a-z]+\./, "");
  return [
    {
      actions: ["bedrock:InvokeModel"],
      resources: [
        $interpolate`arn:aws:bedrock:${region}:${account}:inference-profile/${upscaler}`,
        ...profileRegions.map((place) => `arn:aws:bedrock:${place}::foundation-model/${model}`),
      ],
    },
    subscribe,
  ];
};

export const askGuardrail = (guardrail: aws.bedrock.Guardrail): Grant => ({
  actions: ["bedrock:ApplyGuardrail"],
  resources: [guardrail.guardrailArn],
});

import { buckets, table } from "../../../stacks/definitions.ts";
import { all, one } from "../synthesis/synthesis.ts";
import { type Check, complaints } from "./check.ts";

const { resource: pictures } = buckets.pictures;

/** What customers paid for cannot be removed by a command. */
export const productionIsKept: Check = (resources) => {
  const orders = one(resources, "aws:dynamodb/table:Table", `${table.resource}Table`);
  const prints = one(resources, "aws:s3/bucket:Bucket", `${pictures}Bucket`);
  const versioned = all(resources, "aws:s3/bucketVersioning:BucketVersioning");
  return complaints([
    [orders.retainOnDelete === true, "the table goes with the stage"],
    [orders.inputs.deletionProtectionEnabled, "the table can be deleted"],
    [prints.retainOnDelete === true, "the pictures go with the stage"],
    [!prints.inputs.forceDestroy, "a full bucket can be deleted"],
    [versioned.some(({ inputs }) => inputs.bucket === prints.inputs.bucket), "a deleted picture is gone"],
  ]);
};

/** Any other stage is gone without a trace when it is removed. */
export const previewLeavesNothing: Check = (resources) => [
  ...resources
    .filter(({ retainOnDelete, protect }) => retainOnDelete || protect)
    .map(({ name }) => `${name} stays`),
  ...all(resources, "aws:s3/bucket:Bucket")
    .filter(({ inputs }) => !inputs.forceDestroy)
    .map(({ name }) => `${name} stays while it is full`),
  ...all(resources, "aws:dynamodb/table:Table")
    .filter(({ inputs }) => inputs.deletionProtectionEnabled)
    .map(({ name }) => `${name} cannot be deleted`),
];

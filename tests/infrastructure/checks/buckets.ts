import { buckets } from "../../../stacks/definitions.ts";
import type { Statement } from "../synthesis/inputs.ts";
import { all, type Resource } from "../synthesis/synthesis.ts";
import { type Check, complaints, listOf } from "./check.ts";
import { statementsOf } from "./rights.ts";

const blocks = ["blockPublicAcls", "blockPublicPolicy", "ignorePublicAcls", "restrictPublicBuckets"];

/** No bucket is public, none speaks without TLS, and none answers scripts of other origins. */
export const bucketsAreClosed: Check = (resources) =>
  all(resources, "aws:s3/bucket:Bucket").flatMap(({ name, inputs: { bucket } }) => {
    const block = all(resources, "aws:s3/bucketPublicAccessBlock:BucketPublicAccessBlock").find(
      ({ inputs }) => inputs.bucket === bucket,
    );
    const cors = all(resources, "aws:s3/bucketCorsConfiguration:BucketCorsConfiguration");
    const statements = policyOf(resources, bucket);
    return complaints([
      [blocks.every((one) => block?.inputs[one] === true), `${name} can be made public`],
      [statements.some(refusesPlainHttp), `${name} can be read without TLS`],
      [!cors.some(({ inputs }) => inputs.bucket === bucket), `${name} answers other origins`],
      [allowed(statements).every(ourDistributionReads), `${name} can be read by others than our edge`],
    ]);
  });

/** Print masters and originals stay inside: the edge reads what lies under the public prefix. */
export const onlyPublicPicturesAreServed: Check = (resources) => {
  const { resource, publicPrefix } = buckets.pictures;
  const bucket = all(resources, "aws:s3/bucket:Bucket").find(({ name }) => name === `${resource}Bucket`);
  const physical = bucket?.inputs.bucket ?? "";
  return allowed(policyOf(resources, physical))
    .flatMap((statement) => listOf(statement.Resource))
    .filter((objects) => objects !== `arn:aws:s3:::${physical}/${publicPrefix}*`)
    .map((objects) => `the edge serves ${objects}`);
};

function policyOf(resources: Resource[], bucket: string) {
  const policies = all(resources, "aws:s3/bucketPolicy:BucketPolicy");
  return policies
    .filter(({ inputs }) => inputs.bucket === bucket)
    .flatMap(({ inputs }) => statementsOf(inputs.policy));
}

const allowed = (statements: Statement[]) => statements.filter(({ Effect }) => Effect === "Allow");

const refusesPlainHttp = ({ Effect, Principal, Condition }: Statement) =>
  Effect === "Deny" && Principal === "*" && listOf(Condition?.Bool?.["aws:SecureTransport"])[0] === "false";

const ourDistributionReads = ({ Action, Principal, Condition }: Statement) =>
  listOf(Action).join() === "s3:GetObject" &&
  JSON.stringify(Principal) === '{"Service":["cloudfront.amazonaws.com"]}' &&
  listOf(Condition?.StringEquals?.["aws:SourceArn"]).join().endsWith("distribution/RouterCdnDistribution");

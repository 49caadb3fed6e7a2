import type { EdgeCache } from "../core/images/edge-cache.ts";
import { type Aws, awsService } from "./aws/service.ts";

type Needs = { distribution: string; aws: Aws; newId(): string };

/** One for the whole world. */
const cloudFront = {
  region: "us-east-1",
  service: "cloudfront",
  endpoint: "https://cloudfront.amazonaws.com",
};

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const invalidation = (paths: readonly string[], reference: string) =>
  `<InvalidationBatch xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Paths><Quantity>${paths.length}</Quantity><Items>${paths
    .map((path) => `<Path>${escaped(path)}</Path>`)
    .join("")}</Items></Paths><CallerReference>${reference}</CallerReference></InvalidationBatch>`;

/** CloudFront's cache: one call is all that the shop asks of it. */
export function cloudFrontCache({ distribution, aws, newId }: Needs): EdgeCache {
  const ask = awsService({ ...aws, ...cloudFront, endpoint: aws.endpoint ?? cloudFront.endpoint });
  return {
    async clear(addresses) {
      const path = `/2020-05-31/distribution/${distribution}/invalidation`;
      // By its reference a second try is known as the same.
      const body = invalidation(addresses, newId());
      await ask({ path, headers: { "content-type": "application/xml" }, body });
    },
  };
}

import { buckets } from "./definitions.ts";
import type { Settings } from "./settings.ts";

const { resource, publicPrefix, route } = buckets.pictures;

/**
 * The bucket of all pictures. Browsers never speak to it: this shop's distribution, and no other, reads what
 * lies under the public prefix. (SST's `access: "cloudfront"` would let any distribution read all of it.)
 */
export function pictures({ production }: Settings, router: sst.aws.Router) {
  const bucket = new sst.aws.Bucket(resource, {
    cors: false,
    versioning: production,
    policy: [
      {
        principals: [{ type: "service", identifiers: ["cloudfront.amazonaws.com"] }],
        actions: ["s3:GetObject"],
        paths: [`${publicPrefix}*`],
        conditions: [
          {
            test: "StringEquals",
            variable: "aws:SourceArn",
            values: [router.nodes.cdn.nodes.distribution.arn],
          },
        ],
      },
    ],
    transform: { bucket: { forceDestroy: !production } },
  });
  if (production) forgetOldVersions(bucket);

  router.routeBucket(route, bucket, {
    rewrite: { regex: `^${route}/(.*)$`, to: `/${publicPrefix}$1` },
  });
  return bucket;
}

/** What was overwritten or deleted can be brought back for a month, and is then gone for good. */
function forgetOldVersions(bucket: sst.aws.Bucket) {
  new aws.s3.BucketLifecycleConfiguration(`${resource}OldVersions`, {
    bucket: bucket.name,
    rules: [
      {
        id: "forget-old-versions",
        status: "Enabled",
        filter: {},
        noncurrentVersionExpiration: { noncurrentDays: 30 },
        abortIncompleteMultipartUpload: { daysAfterInitiation: 7 },
      },
    ],
  });
}

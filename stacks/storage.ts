import { readableThrough } from "./bucket-policy.ts";
import { buckets } from "./definitions.ts";
import type { Settings } from "./settings.ts";

const { resource, publicPrefix, route } = buckets.pictures;

/** All pictures. Only what lies under the public prefix is ever served; the rest is for the workers. */
export function pictures({ production }: Settings, router: sst.aws.Router) {
  const bucket = new sst.aws.Bucket(resource, {
    cors: false,
    versioning: production,
    policy: readableThrough(router, `${publicPrefix}*`),
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

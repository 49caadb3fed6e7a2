/**
 * Browsers never speak to a bucket: this shop's distribution reads for them, and no other distribution may.
 * (SST's `access: "cloudfront"` would let any distribution, of any account, read all of the bucket.)
 */
export const readableThrough = (router: sst.aws.Router, path: string) => [
  {
    principals: [{ type: "service" as const, identifiers: ["cloudfront.amazonaws.com"] }],
    actions: ["s3:GetObject" as const],
    paths: [path],
    conditions: [
      {
        test: "StringEquals",
        variable: "aws:SourceArn",
        values: [router.nodes.cdn.nodes.distribution.arn],
      },
    ],
  },
];

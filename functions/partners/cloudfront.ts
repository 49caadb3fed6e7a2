import type { EdgeCache } from "../core/images/edge-cache.ts";
import { type Credentials, signedCall } from "./aws-signature.ts";

type Needs = { distribution: string; credentials: Credentials; newId(): string; url?: string };

const API = "https://cloudfront.amazonaws.com";
const PATIENCE_MS = 10_000;

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const invalidation = (paths: readonly string[], reference: string) =>
  `<InvalidationBatch xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Paths><Quantity>${paths.length}</Quantity><Items>${paths
    .map((path) => `<Path>${escaped(path)}</Path>`)
    .join("")}</Items></Paths><CallerReference>${reference}</CallerReference></InvalidationBatch>`;

/** CloudFront's cache. One call is all that the shop asks of it: that needs no client of 2 MB. */
export const cloudFrontCache = ({ distribution, credentials, newId, url = API }: Needs): EdgeCache => ({
  async clear(addresses) {
    const request = {
      method: "POST",
      url: `${url}/2020-05-31/distribution/${distribution}/invalidation`,
      service: "cloudfront",
      region: "us-east-1",
      headers: { "content-type": "application/xml" },
      body: invalidation(addresses, newId()),
    };
    const answer = await signedCall(request, credentials, AbortSignal.timeout(PATIENCE_MS));
    if (answer.status === 201) return;
    const [, code = answer.statusText] = /<Code>(\w+)<\/Code>/.exec(await answer.text()) ?? [];
    throw new Error(`CloudFront answered ${answer.status} ${code}`);
  },
});

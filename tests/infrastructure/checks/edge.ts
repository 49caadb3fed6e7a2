import type { AnyOperation } from "../../../functions/api/operation.ts";
import { operations } from "../../../functions/api/operations.ts";
import { all } from "../synthesis/synthesis.ts";
import { type Check, complaints } from "./check.ts";

/** CloudFront takes 10,240: there is room left for what a path or a header may ask for one day. */
const MOST_BYTES = 8_500;

/** A secret may be longer than the one of this stage. */
const LONGEST_SECRET = 128;

/** One distribution for everything, over TLS only, with the shop's code on the way in and on the way out. */
export const everythingGoesThroughTheEdge: Check = (resources) => {
  const router = all(resources, "aws:cloudfront/distribution:Distribution").find(
    ({ name }) => name === "RouterCdnDistribution",
  )?.inputs;
  const events = router?.defaultCacheBehavior.functionAssociations.map(({ eventType }) => eventType) ?? [];
  return [
    ...complaints([
      [router !== undefined, "there is no distribution"],
      [router?.defaultCacheBehavior.viewerProtocolPolicy === "redirect-to-https", "pages travel without TLS"],
      [events.includes("viewer-request"), "nothing runs on the way in"],
      [events.includes("viewer-response"), "nothing runs on the way out"],
    ]),
    ...all(resources, "aws:cloudfront/function:Function")
      .filter(({ inputs }) => Buffer.byteLength(inputs.code) + LONGEST_SECRET >= MOST_BYTES)
      .map(({ name, inputs }) => `${name} has ${Buffer.byteLength(inputs.code)} bytes, and needs room`),
  ];
};

/** Whoever varies a query that nobody reads makes an origin answer what the edge has kept already. */
export const onlyQueriesThatMeanSomethingCount: Check = (resources) => {
  const policies = all(resources, "aws:cloudfront/cachePolicy:CachePolicy");
  const asked = [...new Set(operations.flatMap(queriesOf))].sort().join();
  return [
    ...complaints([[policies.length > 0, "there is no cache policy"]]),
    ...policies
      .map(
        ({ name, inputs }) =>
          [name, inputs.parametersInCacheKeyAndForwardedToOrigin.queryStringsConfig] as const,
      )
      .filter(
        ([, { queryStringBehavior, queryStrings }]) =>
          queryStringBehavior !== "whitelist" || queryStrings?.items.toSorted().join() !== asked,
      )
      .map(([name]) => `${name} keeps answers by other queries than ${asked}`),
  ];
};

const queriesOf = ({ query }: AnyOperation) =>
  Object.keys((query as { shape?: object } | undefined)?.shape ?? {});

const keptUnlessSaid = [400, 403, 404, 405, 414, 500, 501, 502, 503, 504];

/** An error is one shopper's answer: the edge must not give it to the next one. */
export const errorsAreNotKept: Check = (resources) =>
  all(resources, "aws:cloudfront/distribution:Distribution").flatMap(({ inputs }) =>
    keptUnlessSaid
      .filter((code) => {
        const said = inputs.customErrorResponses?.find(({ errorCode }) => errorCode === code);
        return said?.errorCachingMinTtl !== 0;
      })
      .map((code) => `the edge keeps a ${code}`),
  );

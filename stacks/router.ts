import { viewerRequest } from "../functions/edge/viewer-request.ts";
import { viewerResponse } from "../functions/edge/viewer-response.ts";
import { secretsIn } from "../functions/lib/rotating.ts";
import { api } from "./definitions.ts";
import type { Secrets } from "./secrets.ts";
import type { Settings } from "./settings.ts";

/**
 * The one distribution, and so the one origin that a browser sees: site, API and pictures. Its code sends www to
 * the plain name.
 */
export function router({ domain, production, firewallRate, hsts }: Settings, { originSecret }: Secrets) {
  return new sst.aws.Router("Router", {
    ...(domain && { domain: { name: domain, aliases: production ? [`www.${domain}`] : [] } }),
    edge: {
      viewerRequest: {
        injection: originSecret.value.apply((secret) =>
          viewerRequest({ originSecret: secretsIn(secret)[0] ?? "", sitemap: domain !== undefined }),
        ),
      },
      viewerResponse: { injection: viewerResponse({ "strict-transport-security": hsts }) },
    },
    ...(firewallRate && { waf: firewall(firewallRate) }),
    transform: {
      // In the shop's own words: a firewall's usual 403 would say that a session is over.
      waf: (wall) => {
        wall.customResponseBodies = [slowDown];
        wall.visibilityConfig = $output(wall.visibilityConfig).apply(unsampled);
        wall.rules = $output(wall.rules ?? []).apply((rules) =>
          rules.map((rule) => ({
            ...rule,
            ...(rule.name === "RateLimitPerIP" && { action: tooMuch }),
            visibilityConfig: unsampled(rule.visibilityConfig),
          })),
        );
      },
      cdn: { customErrorResponses: errorsAreNotKept },
      cachePolicy: (policy) => {
        policy.parametersInCacheKeyAndForwardedToOrigin = $output(
          policy.parametersInCacheKeyAndForwardedToOrigin,
        ).apply((key) => ({
          ...key,
          queryStringsConfig: { queryStringBehavior: "whitelist", queryStrings: { items: [...api.queries] } },
        }));
      },
    },
  });
}

/** What forgets a picture has to be told where, and may ask for nothing else. */
export const edgeLink = (router: sst.aws.Router) =>
  new sst.Linkable("Edge", {
    properties: { distribution: router.nodes.cdn.nodes.distribution.id },
    include: [
      sst.aws.permission({
        actions: ["cloudfront:CreateInvalidation"],
        resources: [router.nodes.cdn.nodes.distribution.arn],
      }),
    ],
  });

/** AWS's rules against odd words in a body are left out: a wish for a picture is made of odd words. */
const firewall = (rateLimitPerIp: number) => ({
  rateLimitPerIp,
  managedRules: { coreRuleSet: false, sqlInjection: false, knownBadInputs: true },
});

const slowDown = {
  key: "slow-down",
  contentType: "APPLICATION_JSON",
  // Without a code of the shop's: more with an account, as that would offer, is no way out.
  content: JSON.stringify({ error: "That was too much at once. Please try again in a few minutes." }),
};

const tooMuch = { block: { customResponse: { responseCode: 429, customResponseBodyKey: slowDown.key } } };

/** AWS would keep some requests for three hours, whole: who asked, and with which key of an order. */
const unsampled = <Config extends object>(config: Config) => ({ ...config, sampledRequestsEnabled: false });

/**
 * CloudFront keeps most errors for ten seconds, `no-store` or not, under a key that knows no Authorization: one
 * shopper's 403 would be the next one's. These are the codes it has a say about.
 */
const errorsAreNotKept = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504].map((errorCode) => ({
  errorCode,
  errorCachingMinTtl: 0,
}));

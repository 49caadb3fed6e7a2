import { viewerRequest } from "../functions/edge/viewerRequest.ts";
import { viewerResponse } from "../functions/edge/viewerResponse.ts";
import type { Secrets } from "./secrets.ts";
import type { Settings } from "./settings.ts";

/**
 * The one distribution, and so the one origin that a browser sees: site, API and pictures. Its code sends www to
 * the plain name.
 */
export function router({ domain, production }: Settings, { originSecret }: Secrets) {
  return new sst.aws.Router("Router", {
    ...(domain && { domain: { name: domain, aliases: production ? [`www.${domain}`] : [] } }),
    edge: {
      viewerRequest: {
        injection: originSecret.value.apply((secret) => viewerRequest({ originSecret: secret })),
      },
      viewerResponse: { injection: viewerResponse() },
    },
  });
}

import { readableThrough } from "./bucket-policy.ts";
import { site as definition, siteCaching } from "./definitions.ts";
import type { Settings } from "./settings.ts";

export function site(router: sst.aws.Router, { domain }: Settings) {
  return new sst.aws.StaticSite(definition.resource, {
    path: ".",
    build: { command: "node web/build/build.ts", output: definition.output },
    // Canonical links and the sitemap need the whole address.
    environment: { SITE_URL: domain ? `https://${domain}` : "" },
    router: { instance: router },
    transform: {
      assets: (bucket) => {
        delete bucket.access;
        bucket.cors = false;
        bucket.policy = readableThrough(router, "*");
      },
    },
    assets: {
      // A window that was opened before a deploy still finds the chunks it was built with.
      purge: false,
      fileOptions: siteCaching,
    },
  });
}

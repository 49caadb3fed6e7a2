import type { ModelChoice } from "../functions/partners/models/provider.ts";
import type { Secrets } from "./secrets.ts";
import type { Settings } from "./settings.ts";

/** What functions are given: each lists what it takes of it. */
export type Data = {
  settings: Settings;
  secrets: Secrets;
  table: sst.aws.Dynamo;
  pictures: sst.aws.Bucket;
  site: sst.aws.StaticSite;
  mail: sst.Linkable<{ sender: string; configurationSet: $util.Output<string> }>;
  mailbox: sst.Linkable<{ address: string }>;
  model: sst.Linkable<ModelChoice>;
};

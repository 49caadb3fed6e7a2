import { SESv2Client } from "@aws-sdk/client-sesv2";
import { awsAccount } from "./account.ts";

/** The account as its operator sees it: the SDK finds who that is, in profiles, single sign-on or the environment. */
export function operatorsAccount(region: string) {
  const { config } = new SESv2Client({ region });
  return awsAccount({ region, credentials: () => config.credentials() });
}

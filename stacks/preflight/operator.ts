import { defaultProvider } from "@aws-sdk/credential-provider-node";
import { awsAccount } from "./account.ts";

/** The account as its operator sees it: who that is, is found in profiles, single sign-on or the environment. */
export const operatorsAccount = (region: string) => awsAccount({ region, credentials: defaultProvider() });

import { defaultProvider } from "@aws-sdk/credential-provider-node";
import type { Operator } from "./asking.ts";

/** Who that is, is found in profiles, single sign-on or the environment. */
export const thisOperator = (region: string): Operator => ({ region, credentials: defaultProvider() });

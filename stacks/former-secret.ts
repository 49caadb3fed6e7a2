import { secretsIn } from "../functions/lib/rotating.ts";

/** What `OrderLinkSecret` was called until 2026-11-25. */
const FORMER = "ProdigiCallbackSecret";

type SecretOf = (name: string) => string | undefined;

/** Why links that were mailed before would not open any more, and what to do; undefined if they would. */
export function forgottenLinks(stage: string, secretOf: SecretOf) {
  const [former, now] = [FORMER, "OrderLinkSecret"].map((name) => secretsIn(secretOf(name) ?? ""));
  if (former?.every((one) => now?.includes(one))) return undefined;
  return {
    says: `OrderLinkSecret is what was ${FORMER}, and does not hold its value: links that were mailed would not open`,
    mend: `npx sst secret set OrderLinkSecret VALUE --stage ${stage} with that value, or with "new,that value"; or, if those links need not open any more, npx sst secret remove ${FORMER} --stage ${stage}. What is set for every stage takes --fallback instead of --stage.`,
  };
}

/** Before anything is changed. SST hands all secrets of a stage to a deploy, also those that nothing names. */
export function refuseForgottenLinks(stage: string, env: Readonly<Record<string, string | undefined>>) {
  const forgotten = forgottenLinks(stage, (name) => env[`SST_SECRET_${name}`]);
  if (forgotten) throw new Error(`${forgotten.says}. ${forgotten.mend}`);
}

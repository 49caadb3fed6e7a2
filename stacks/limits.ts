import { accountLimits } from "../functions/core/accounts/limits.ts";
import { imageLimits } from "../functions/core/images/limits.ts";

/** How often is often enough, where a stage differs: "loginsPerAddress=50/900", so many in so many seconds. */
export type LimitSettings = { accounts: string; images: string };

type Environment = Record<string, string | undefined>;

/** Read here as the shop will: it does so when somebody first comes, and would shut everybody out. */
export const readLimits = (env: Environment): LimitSettings => ({
  accounts: read(env, "WALLFLOWER_ACCOUNT_LIMITS", accountLimits),
  images: read(env, "WALLFLOWER_IMAGE_LIMITS", imageLimits),
});

function read(env: Environment, name: string, parse: (setting: string) => unknown): string {
  const setting = env[name] ?? "";
  try {
    parse(setting);
    return setting;
  } catch (failure) {
    throw new Error(`${name}: ${failure instanceof Error ? failure.message : failure}`);
  }
}

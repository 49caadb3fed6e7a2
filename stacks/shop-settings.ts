import { accountLimits } from "../functions/core/accounts/limits.ts";
import { termsOf } from "../functions/core/catalogue/catalogue.ts";
import { imageLimits } from "../functions/core/images/limits.ts";
import { holdMinutesOf } from "../functions/core/orders/payment/hold.ts";
import type { Environment } from "./account-settings.ts";

/** What the shop itself goes by, on AWS and on one machine: empty is as usual. */
export type ShopSettings = {
  /** How often is often enough, where a stage differs: "loginsPerAddress=50/900", so many in so many seconds. */
  limits: { accounts: string; images: string };
  /** How long an order can be changed before it goes to print. */
  holdMinutes: string;
  /** In dollars: for so much, the cheapest shipping costs nothing. */
  freeShippingFrom: string;
};

/** Read here as the shop will: it does so when somebody first comes, and would shut everybody out. */
export const readShopSettings = (env: Environment): ShopSettings => ({
  limits: {
    accounts: read(env, "WALLFLOWER_ACCOUNT_LIMITS", accountLimits),
    images: read(env, "WALLFLOWER_IMAGE_LIMITS", imageLimits),
  },
  holdMinutes: read(env, "WALLFLOWER_HOLD_MINUTES", holdMinutesOf),
  freeShippingFrom: read(env, "WALLFLOWER_FREE_SHIPPING_FROM", termsOf),
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

import { securityHeaders } from "../functions/edge/security-headers.ts";

/** What a stage says of the account that it stands in, and of what it may cost there. */
export type AccountSettings = {
  /** Handlers of each queue at work at once. A new account has ten in all, for everything: two each leave room. */
  lanes: { images: number; orders: number };
  /** Kept for the API alone, where the account has that many to spare. */
  apiReserved: number | undefined;
  /** Requests that one address may send in five minutes, before the firewall that counts them refuses it. */
  firewallRate: number | undefined;
  /** What the account may cost in a month, before somebody is told. */
  budgetDollars: number | undefined;
  /** Strict-Transport-Security. Browsers keep it: a long one is a promise that cannot be taken back. */
  hsts: string;
};

export type Environment = Record<string, string | undefined>;

export function readAccountSettings(env: Environment): AccountSettings {
  return {
    lanes: {
      images: number(env, "WALLFLOWER_IMAGE_LANES", LANES) ?? LANES.least,
      orders: number(env, "WALLFLOWER_ORDER_LANES", LANES) ?? LANES.least,
    },
    apiReserved: number(env, "WALLFLOWER_API_RESERVED", { least: 1, most: 10_000 }),
    // The least that the firewall counts to is 10.
    firewallRate: number(env, "WALLFLOWER_FIREWALL", { least: 100, most: 1_000_000 }),
    budgetDollars: number(env, "WALLFLOWER_BUDGET_DOLLARS", { least: 1, most: 1_000_000 }),
    hsts: readHsts(env.WALLFLOWER_HSTS || securityHeaders["strict-transport-security"]),
  };
}

/** SQS drives no function with fewer than two. */
export const LANES = { least: 2, most: 1_000 };

function number(env: Environment, name: string, { least, most }: { least: number; most: number }) {
  const setting = env[name];
  if (!setting) return undefined;
  const value = Number(setting);
  if (!/^\d{1,7}$/.test(setting) || value < least || value > most)
    throw new Error(`${name} is a whole number from ${least} to ${most}, not "${setting}".`);
  return value;
}

function readHsts(setting: string) {
  if (!/^max-age=\d{1,9}(; includeSubDomains)?(; preload)?$/.test(setting))
    throw new Error(
      `WALLFLOWER_HSTS is "max-age=SECONDS", with "; includeSubDomains" behind it or not, not "${setting}".`,
    );
  return setting;
}

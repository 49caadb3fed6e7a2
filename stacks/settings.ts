import type { ModelChoice } from "../functions/partners/models/provider.ts";
import { readChoice } from "../functions/partners/models/providers.ts";
import { type AccountSettings, type Environment, readAccountSettings } from "./account-settings.ts";
import { readShopSettings, type ShopSettings } from "./shop-settings.ts";

/**
 * What differs from stage to stage, and is no secret: SST reads `.env` and `.env.<stage>` before a deploy. Here and in
 * the files that it asks, each by its own name, the infrastructure reads the environment.
 */
export type Settings = AccountSettings &
  ShopSettings & {
    /** Production is kept: nothing in it is deleted by a deploy, a rename or `sst remove`. */
    production: boolean;
    /** Where the shop is found; without one it is the distribution's own address. */
    domain: string | undefined;
    mail: {
      /** The From of every e-mail. */
      sender: string;
      /** What SES must have verified: the shop's whole domain when it is ours to prove, else the one address. */
      identity: string;
      /** E-mail identities belong to the account: the second stage with the same sender uses the first one's. */
      identityExists: boolean;
    };
    /** Who hears of an alarm. Without an address the alarms are only seen in CloudWatch. */
    alarmEmail: string | undefined;
    imageModel: ModelChoice;
    /** The name of a table that was restored, in the place of the stage's own. */
    restoredTable: string | undefined;
    /** Does nothing by itself and answers nobody: it is there to look at its table (restoring.md). */
    asleep: boolean;
  };

/** Its guardrail is called after it, in fifty letters. */
const LONGEST_NAME = 30;

export function readSettings(stage: string, env: Environment): Settings {
  if (stage.length > LONGEST_NAME)
    throw new Error(
      `Stage "${stage}" is ${stage.length} letters long: its name may have at most ${LONGEST_NAME}.`,
    );
  const domain = readDomain(env.WALLFLOWER_DOMAIN || undefined);
  const sender = readAddress(env, "WALLFLOWER_SENDER") ?? (domain && `hello@${domain}`);
  if (!sender)
    throw new Error(
      `Stage "${stage}" needs WALLFLOWER_SENDER, the address its e-mails come from, or WALLFLOWER_DOMAIN.`,
    );

  return {
    ...readAccountSettings(env),
    ...readShopSettings(env),
    production: stage === "production",
    domain,
    mail: {
      sender,
      identity: domain && sender.endsWith(`@${domain}`) ? domain : sender,
      identityExists: isYes(env, "WALLFLOWER_SENDER_EXISTS"),
    },
    alarmEmail: readAddress(env, "WALLFLOWER_ALARM_EMAIL"),
    restoredTable: env.WALLFLOWER_RESTORED_TABLE || undefined,
    asleep: isYes(env, "WALLFLOWER_ASLEEP"),
    imageModel: readChoice({
      model: env.WALLFLOWER_IMAGE_MODEL,
      upscaler: env.WALLFLOWER_UPSCALER,
    }),
  };
}

/** What is wrong here is found out by AWS in the middle of a deploy; and at the edge "www." leads to the name behind it. */
function readDomain(setting: string | undefined) {
  if (setting !== undefined && !/^(?!www\.)([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]+$/.test(setting))
    throw new Error(`WALLFLOWER_DOMAIN is a name without "www.", as in shop.example, not "${setting}".`);
  return setting;
}

function readAddress(env: Environment, name: string) {
  const setting = env[name] || undefined;
  if (setting !== undefined && !/^[^\s@<>,;]+@[^\s@<>,;]+\.[a-z][a-z\d-]+$/i.test(setting))
    throw new Error(`${name} is one address alone, as in hello@shop.example, not "${setting}".`);
  return setting;
}

/** Another word for it is no word: a stage that was meant to sleep would print and pay back. */
function isYes(env: Environment, name: string): boolean {
  const setting = env[name] || undefined;
  if (setting !== undefined && setting !== "yes")
    throw new Error(`${name} is "yes" or empty, not "${setting}".`);
  return setting === "yes";
}

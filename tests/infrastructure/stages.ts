import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { keptSynthesis } from "./kept.ts";
import { ensurePlatform, root } from "./platform.ts";
import { type Stage, synthesise } from "./synthesis/synthesise.ts";

const stages = {
  production: {
    name: "production",
    settings: {
      WALLFLOWER_DOMAIN: "shop.example",
      WALLFLOWER_ALARM_EMAIL: "night@shop.example",
      WALLFLOWER_IMAGE_LANES: "4",
      WALLFLOWER_ORDER_LANES: "5",
      WALLFLOWER_API_RESERVED: "100",
      WALLFLOWER_FIREWALL: "2000",
      WALLFLOWER_BUDGET_DOLLARS: "200",
      WALLFLOWER_HSTS: "max-age=63072000; includeSubDomains",
    },
  },
  preview: {
    name: "pull-12",
    settings: {
      WALLFLOWER_SENDER: "hello@shop.example",
      WALLFLOWER_SENDER_EXISTS: "yes",
      WALLFLOWER_IMAGE_MODEL: "openai/an-image-model",
    },
  },
  restored: {
    name: "restored",
    settings: {
      WALLFLOWER_DOMAIN: "restored.shop.example",
      WALLFLOWER_RESTORED_TABLE: "orders-of-yesterday",
      WALLFLOWER_ASLEEP: "yes",
    },
  },
  domain: {
    name: "staging",
    settings: {
      WALLFLOWER_DOMAIN: "staging.shop.example",
      WALLFLOWER_IMAGE_MODEL:
        "bedrock/stability.sd3-5-large-v1:0, bedrock/stability.stable-image-core-v1:1, openai/gpt-image-2, google/a-model",
      WALLFLOWER_ACCOUNT_LIMITS: "unaskedMails=10000/86400",
      WALLFLOWER_IMAGE_LIMITS: "modelCalls=100/3600",
      WALLFLOWER_HOLD_MINUTES: "45",
      WALLFLOWER_FREE_SHIPPING_FROM: "49",
    },
  },
} as const satisfies Record<string, Omit<Stage, "functions">>;

type StageName = keyof typeof stages;

/** What a stage would create. */
export const created = (stage: StageName) => keptSynthesis(stage, () => synthesisOf(stage));

/** The three that most is asked of. */
export const usualStages = () => Promise.all([created("production"), created("preview"), created("domain")]);

/** The same as `created`, not kept, with other settings beside its own. */
export async function synthesisOf(stage: StageName, settings: Record<string, string> = {}) {
  const changed = { ...stages[stage], settings: { ...stages[stage].settings, ...settings } };
  const { synthesis, dispose } = await synthesised({ ...changed, functions: "stub" });
  await dispose();
  return synthesis;
}

/** The same with the functions' code, as it would be uploaded; dispose of it in the end. */
export const built = (stage: StageName) => synthesised({ ...stages[stage], functions: "built" });

async function synthesised(stage: Stage) {
  const folder = await newFolder();
  const dispose = () => rm(folder, { recursive: true });
  try {
    return { synthesis: await synthesise(stage, folder), dispose };
  } catch (failure) {
    await dispose();
    throw failure;
  }
}

/** Below the project, so that code finds the packages that SST installs beside it instead of bundling them. */
async function newFolder() {
  await ensurePlatform();
  return mkdtemp(path.join(root, ".sst", "stage-"));
}

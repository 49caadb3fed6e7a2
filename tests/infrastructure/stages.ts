import { mkdtemp } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { ensurePlatform } from "./platform.ts";
import { type Stage, synthesise } from "./synthesis/synthesise.ts";

export const stages = {
  production: {
    name: "production",
    settings: { WALLFLOWER_SENDER: "hello@shop.example", WALLFLOWER_ALARM_EMAIL: "night@shop.example" },
  },
  preview: {
    name: "pull-12",
    settings: {
      WALLFLOWER_SENDER: "hello@shop.example",
      WALLFLOWER_SENDER_EXISTS: "yes",
      WALLFLOWER_IMAGE_MODEL: "openai/an-image-model",
    },
  },
  domain: { name: "staging", settings: { WALLFLOWER_DOMAIN: "staging.shop.example" } },
} as const satisfies Record<string, Omit<Stage, "functions">>;

/** A stage as AWS would get it. */
export async function created(stage: keyof typeof stages, functions: Stage["functions"] = "stub") {
  await ensurePlatform();
  const folder = await mkdtemp(path.join(os.tmpdir(), "wallflower-stage-"));
  return synthesise({ ...stages[stage], functions }, folder);
}

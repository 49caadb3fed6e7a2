import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { ModelChoice, NamedModel } from "../../functions/partners/models/provider.ts";
import { allOf, providerOf, readChoice } from "../../functions/partners/models/providers.ts";
import { readShopSettings } from "../shop-settings.ts";
import { StartFailure } from "./failure.ts";

export type Settings = {
  port: number;
  host: string;
  /** Without one, everything is forgotten at the end. */
  dataDir: string | undefined;
  /** Who draws, where it is not the embedded artist. */
  model?: { choice: ModelChoice; keys: Record<string, string> };
};

const MEMORY = ":memory:";

/** How the person who starts it wants the stage. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const dataDir = env.DATA_DIR || ".data";
  const model = readModel(env);
  orFailure(() => readShopSettings(env));
  return {
    ...(model && { model }),
    port: readPort(env.PORT || "3000"),
    host: env.HOST || "127.0.0.1",
    dataDir: dataDir === MEMORY ? undefined : writable(resolve(dataDir)),
  };
}

/** A model costs money: only who names one draws with it, and a key that lies about is not enough. */
function readModel(env: Record<string, string | undefined>): Settings["model"] {
  const model = env.WALLFLOWER_IMAGE_MODEL;
  if (!model) return undefined;
  const choice = orFailure(() => readChoice({ model, upscaler: "none" }));
  const keys = Object.fromEntries(allOf(choice).map((one) => keyOf(one, env)));
  return { choice, keys };
}

function keyOf(named: NamedModel, env: Record<string, string | undefined>): [secret: string, key: string] {
  const { secret } = providerOf(named);
  const said = `WALLFLOWER_IMAGE_MODEL names "${named.provider}/${named.model}", which`;
  if (!secret) throw new StartFailure(`${said} draws on AWS alone, not on this machine.`);
  const key = env[secret.environment] ?? "";
  // A server of one's own may ask for none.
  if (!key && !named.model.includes("@"))
    throw new StartFailure(`${said} wants its key in ${secret.environment}.`);
  return [secret.resource, key];
}

/** What is set wrongly is a sentence, not a stack trace. */
function orFailure<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (failure) {
    throw new StartFailure(failure instanceof Error ? failure.message : String(failure));
  }
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new StartFailure(`PORT is "${text}", but a port is a whole number from 0 to 65535.`);
  return port;
}

/** Found out before anything is started. */
function writable(folder: string): string {
  try {
    // What shoppers are told lies there as well: their pictures, addresses and mails.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const probe = join(folder, `.${randomUUID()}`);
    writeFileSync(probe, "");
    rmSync(probe);
    return folder;
  } catch (failure) {
    const code = failure instanceof Error && "code" in failure ? failure.code : failure;
    throw new StartFailure(`DATA_DIR is "${folder}", where nothing can be written (${code}).`);
  }
}

import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { StartFailure } from "./failure.ts";

export type Settings = {
  port: number;
  host: string;
  /** Without one, everything is forgotten at the end. */
  dataDir: string | undefined;
};

const MEMORY = ":memory:";

/** How the person who starts it wants the stage. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const dataDir = env.DATA_DIR || ".data";
  return {
    port: readPort(env.PORT || "3000"),
    host: env.HOST || "127.0.0.1",
    dataDir: dataDir === MEMORY ? undefined : writable(resolve(dataDir)),
  };
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

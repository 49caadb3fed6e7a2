import { execFile } from "node:child_process";
import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { modelKeys, secrets } from "../../../stacks/definitions.ts";
import type { Synthesis } from "./synthesis.ts";

const execute = promisify(execFile);

export type Stage = {
  name: string;
  /** What `.env.<stage>` would set. */
  settings: Record<string, string>;
  /** Real code for the functions, or a stub where only the resources matter. */
  functions: "built" | "stub";
};

/** In the form of the session keys, which is the only one that has any: a name, a dot, and no less than 32 letters. */
export const secretValue = (resource: string) => `key.the-secret-of-${resource}-that-nobody-knows`;

/** What `sst secret set` would have stored for the stage. */
const storedSecrets = () =>
  Object.fromEntries(
    [...Object.values(secrets), ...modelKeys].map(({ resource }) => [
      `SST_SECRET_${resource}`,
      secretValue(resource),
    ]),
  );

/** In a process of its own, because SST's components work with globals. */
export async function synthesise(stage: Stage, folder: string): Promise<Synthesis> {
  await mkdir(folder, { recursive: true });
  const entry = path.join(import.meta.dirname, "main.ts");
  const failure = await execute(process.execPath, [entry, stage.name, folder, stage.functions], {
    env: { PATH: process.env.PATH, HOME: folder, ...stage.settings, ...storedSecrets() },
    maxBuffer: 64 * 1024 * 1024,
  }).then(
    () => undefined,
    (error: Error & { stderr?: string }) => error.stderr || error.message,
  );
  if (failure) throw new Error(`The stage ${stage.name} cannot be synthesised:\n${failure}`);
  return JSON.parse(await readFile(path.join(folder, "synthesis.json"), "utf8"));
}

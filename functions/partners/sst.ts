import { createDecipheriv } from "node:crypto";
import {
  createResource,
  loadResourceData,
  loadResourceEnvironment,
  type Resource,
} from "sst/resource/shared";

/** AES-256-GCM with a nonce of zeros, the tag at its end. */
function opened(sealed: Buffer, key: string): string {
  const decipher = createDecipheriv("aes-256-gcm", Buffer.from(key, "base64"), Buffer.alloc(12));
  decipher.setAuthTag(sealed.subarray(-16));
  return Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString();
}

/**
 * What is linked to whoever runs, looked for when it is first asked for, as `sst/resource` does. That imports `process`
 * and `fs`, and an import looks up every name that they have: files' streams and the terminal's come along, which is a
 * sixth of a cold start.
 */
export const linkedIn = <Links extends Resource>(env: NodeJS.ProcessEnv): Links =>
  createResource<Links>(() => {
    loadResourceEnvironment(env);
    if (env.SST_RESOURCES_JSON) loadResourceData(JSON.parse(env.SST_RESOURCES_JSON));
    if (!env.SST_KEY_FILE || !env.SST_KEY) return;
    const { readFileSync } = process.getBuiltinModule("node:fs");
    loadResourceData(JSON.parse(opened(readFileSync(env.SST_KEY_FILE), env.SST_KEY)));
  });

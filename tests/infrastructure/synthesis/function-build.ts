import { createCipheriv } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../platform.ts";
import { bundleOf } from "./bundle.ts";
import type { Bundle } from "./synthesis.ts";

type Order = {
  functionID: string;
  handler: string;
  links?: Record<string, unknown>;
  encryptionKey?: string;
  bundle?: string;
};

/** Builds a function's code as SST's command does, with what is linked to it sealed beside the bundle. */
export const functionBuilder = (folder: string, kind: "built" | "stub", bundles: Record<string, Bundle>) =>
  async function buildFunction({ functionID, handler, links = {}, encryptionKey, bundle }: Order) {
    const out = path.join(folder, "functions", functionID);
    mkdirSync(out, { recursive: true });
    if (encryptionKey) writeFileSync(path.join(out, "resource.enc"), sealed(links, encryptionKey));
    if (bundle) return { handler, out: path.resolve(root, bundle), errors: [], sourcemaps: [] };

    const { dir, name, ext } = path.parse(handler);
    const source = path.join(root, dir, `${name}.ts`);
    const wanted = ext.slice(1);
    const built = kind === "stub" ? stub(out, wanted) : await bundleOf(source, out);
    bundles[functionID] = { folder: out, ...built, links: Object.keys(links).sort() };

    const errors = built.exports.includes(wanted)
      ? []
      : [`${handler}: the file exports only ${built.exports}`];
    return { handler: `bundle.${wanted}`, out, errors, sourcemaps: [] };
  };

/** SST seals them with AES-256-GCM and a nonce of zeros; `Resource` opens them with SST_KEY. */
function sealed(links: Record<string, unknown>, key: string) {
  const cipher = createCipheriv("aes-256-gcm", Buffer.from(key, "base64"), Buffer.alloc(12));
  return Buffer.concat([cipher.update(JSON.stringify(links)), cipher.final(), cipher.getAuthTag()]);
}

function stub(out: string, name: string) {
  writeFileSync(path.join(out, "bundle.mjs"), `export const ${name} = async () => {};`);
  return { bytes: 0, startFiles: [], startModules: [], exports: [name] };
}

import { randomBytes } from "node:crypto";
import { buckets, mail, mailbox, queues, secrets, site, table } from "../definitions.ts";
import type { Collection } from "./records.ts";

const STAGE = "local";
/** As whom the shop is known to the stand-in for Google. */
export const googleClientId = "wallflower-local";
const ADDRESS = "hello@wallflower.localhost";
const SENDER = `Wallflower <${ADDRESS}>`;

type Where = { queueUrl(resource: string): string; siteUrl: string; kept: Collection<string> };

/** What a deploy links to the functions, under the same names: the shop finds it as `Resource.X`. */
export function resources({ queueUrl, siteUrl, kept }: Where): Record<string, Record<string, string>> {
  const secretLinks = Object.entries(secrets).map(([name, definition]) => [
    definition.resource,
    { value: known[name] ?? ("placeholder" in definition ? definition.placeholder : keptSecret(name, kept)) },
  ]);
  const queueLinks = Object.values(queues)
    .flatMap(({ resource, deadLetters }) => [resource, deadLetters])
    .map((resource) => [resource, { url: queueUrl(resource) }]);
  return {
    App: { name: "wallflower", stage: STAGE },
    [table.resource]: { name: tableName },
    [buckets.pictures.resource]: { name: pictureBucket },
    [mail.resource]: { sender: SENDER, configurationSet: STAGE },
    [mailbox.resource]: { address: ADDRESS },
    [site.resource]: { url: siteUrl },
    ...Object.fromEntries(queueLinks),
    ...Object.fromEntries(secretLinks),
  };
}

/** Secrets that a stand-in has to know as well. */
const known: Record<string, string> = { googleClientId };

export const tableName = table.resource;
/** Names of buckets have no capitals. */
export const pictureBucket = buckets.pictures.resource.toLowerCase();

/** Made once for each DATA_DIR, so that whoever is signed in stays so after a restart. */
export function keptSecret(name: string, kept: Collection<string>): string {
  const found = kept.get(name);
  if (found) return found;
  const random = randomBytes(32).toString("base64url");
  const secret = name === "sessionKeys" ? `local.${random}` : random;
  kept.put(name, secret);
  return secret;
}

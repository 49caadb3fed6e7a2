import type { Pulumi } from "./pulumi.ts";

/** Pulumi's mark of a secret: a value in an envelope. */
const ENVELOPE = "4dabf18193072939515e22adb298388d";

/** Values without Pulumi's envelopes, assets and resources, so that they can be written down as JSON. */
export function plain(value: unknown, pulumi: Pulumi): unknown {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map((item) => plain(item, pulumi));
  if (ENVELOPE in value && "value" in value) return plain(value.value, pulumi);
  if (pulumi.asset.Archive.isInstance(value) || pulumi.asset.Asset.isInstance(value)) return "(asset)";
  if ("urn" in value && value.constructor !== Object) return "(resource)";
  const entries = Object.entries(value).filter(([key]) => key !== "__provider");
  return Object.fromEntries(entries.map(([key, item]) => [key, plain(item, pulumi)]));
}

import { secrets as definitions } from "./definitions.ts";

type SecretName = keyof typeof definitions;
export type Secrets = Record<SecretName, sst.Secret>;

export function secrets(): Secrets {
  const entries = Object.entries(definitions).map(([name, definition]) => [
    name,
    new sst.Secret(definition.resource, "placeholder" in definition ? definition.placeholder : undefined),
  ]);
  return Object.fromEntries(entries);
}

import { secrets as definitions, modelKeys } from "./definitions.ts";

type SecretName = keyof typeof definitions;
export type Secrets = Record<SecretName, sst.Secret>;

type Definition = { resource: string; placeholder?: string };
const secretOf = ({ resource, placeholder }: Definition) => new sst.Secret(resource, placeholder);

export function secrets(): Secrets {
  const entries = Object.entries(definitions).map(([name, definition]) => [name, secretOf(definition)]);
  return Object.fromEntries(entries);
}

/** By the name that the model gives its own. */
export const modelSecrets = () =>
  Object.fromEntries(modelKeys.map((definition) => [definition.resource, secretOf(definition)]));

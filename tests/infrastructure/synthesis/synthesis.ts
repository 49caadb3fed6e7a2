import type { InputsOf, ResourceType } from "./inputs.ts";

/** Something the stack asks AWS for, as SST's components would ask. */
export type Resource<Inputs = Record<string, unknown>> = {
  type: string;
  /** The logical name: what the stack called it, with the component's own words behind. */
  name: string;
  inputs: Inputs;
  retainOnDelete?: boolean;
  protect?: boolean;
};

/** A Lambda function's code, as it would be uploaded. */
export type Bundle = {
  folder: string;
  bytes: number;
  /** The bytes of each file that a start reads. */
  startFiles: number[];
  /** What of Node it imports. */
  startModules: string[];
  exports: string[];
  links: string[];
};

export type Synthesis = {
  app: { name: string; stage: string; removal: string; protect: boolean };
  outputs: Record<string, unknown>;
  resources: Resource[];
  /** By the name of the function. */
  bundles: Record<string, Bundle>;
  errors: string[];
};

export const all = <Type extends ResourceType>(resources: Resource[], type: Type) =>
  resources.filter((resource) => resource.type === type) as Resource<InputsOf[Type]>[];

export function one<Type extends ResourceType>(resources: Resource[], type: Type, name: string) {
  const found = all(resources, type).filter((resource) => resource.name === name);
  const [only] = found;
  if (!only || found.length > 1)
    throw new Error(
      `${found.length} of ${type} are called ${name}; there are ${all(resources, type).map((r) => r.name)}`,
    );
  return only;
}

import { lambdaOf } from "./checks/lambdas.ts";
import { roleOf } from "./checks/rights.ts";
import type { PolicyDocument, ResourceType } from "./synthesis/inputs.ts";
import { one, type Resource } from "./synthesis/synthesis.ts";

/** Spoils a copy of what a stage would create. */
export type Mistake = (resources: Resource[]) => Resource[] | undefined;

export type Planted = [mistake: string, plant: Mistake, foundBy: string];

export function afterMistake(resources: Resource[], mistake: Mistake) {
  const copy = structuredClone(resources);
  return mistake(copy) ?? copy;
}

export const without =
  (type: string, name: string): Mistake =>
  (resources) => {
    const rest = resources.filter((resource) => !(resource.type === type && resource.name === name));
    if (rest.length === resources.length) throw new Error(`there is no ${type} ${name} to leave out`);
    return rest;
  };

export const changed =
  <Type extends ResourceType>(
    type: Type,
    name: string,
    change: Parameters<typeof applyTo<Type>>[1],
  ): Mistake =>
  (resources) => {
    applyTo(one(resources, type, name), change);
    return undefined;
  };

function applyTo<Type extends ResourceType>(
  resource: ReturnType<typeof one<Type>>,
  change: (inputs: ReturnType<typeof one<Type>>["inputs"]) => void,
) {
  change(resource.inputs);
}

/** Rewrites what the role of a function grants. */
export const regranted =
  (lambdaName: string, change: (policy: PolicyDocument) => void): Mistake =>
  (resources) => {
    const lambda = lambdaOf(resources, lambdaName);
    const inline = lambda && roleOf(resources, lambda)?.inputs.inlinePolicies?.[0];
    if (!inline) throw new Error(`${lambdaName} has no role to change`);
    const policy: PolicyDocument = JSON.parse(inline.policy);
    change(policy);
    inline.policy = JSON.stringify(policy);
    return undefined;
  };

export const withoutAction =
  (action: string) =>
  ({ Statement }: PolicyDocument) => {
    for (const statement of Statement) {
      if (Array.isArray(statement.Action))
        statement.Action = statement.Action.filter((granted) => granted !== action);
    }
  };

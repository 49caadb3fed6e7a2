import { account, region } from "./mocked-state.ts";

/** What AWS answers to the questions that components ask while they are put together. */
export const calls: Record<string, (inputs: never) => Record<string, unknown>> = {
  "aws:index/getRegion:getRegion": () => ({ id: region, region, name: region, description: region }),
  "aws:index/getPartition:getPartition": () => ({ id: "aws", partition: "aws", dnsSuffix: "amazonaws.com" }),
  "aws:index/getCallerIdentity:getCallerIdentity": () => ({
    id: account,
    accountId: account,
    arn: `arn:aws:iam::${account}:user/deployer`,
    userId: "deployer",
  }),
  "aws:iam/getPolicyDocument:getPolicyDocument": (inputs: PolicyInputs) => {
    const json = policyDocument(inputs);
    return { ...inputs, json, minifiedJson: json, id: "document" };
  },
  "aws:route53/getZone:getZone": (inputs: object) => ({ ...inputs, zoneId: "Z0000", id: "Z0000" }),
};

type PolicyInputs = { statements?: StatementInputs[] };
type StatementInputs = {
  effect?: string;
  actions: string[];
  resources: string[];
  principals?: { type: string; identifiers: string[] }[];
  conditions?: { test: string; variable: string; values: string[] }[];
};

const policyDocument = ({ statements = [] }: PolicyInputs) =>
  JSON.stringify({
    Version: "2012-10-17",
    Statement: statements.map(({ effect = "Allow", actions, resources, principals, conditions = [] }) => ({
      Effect: effect,
      Action: actions,
      Resource: resources,
      ...(principals && { Principal: principalOf(principals) }),
      ...(conditions.length > 0 && { Condition: conditionOf(conditions) }),
    })),
  });

const principalOf = (principals: { type: string; identifiers: string[] }[]) =>
  principals.some(({ type }) => type === "*")
    ? "*"
    : Object.fromEntries(principals.map(({ type, identifiers }) => [type, identifiers]));

const conditionOf = (conditions: { test: string; variable: string; values: string[] }[]) => {
  const result: Record<string, Record<string, string[]>> = {};
  for (const { test, variable, values } of conditions) {
    result[test] = { ...result[test], [variable]: values };
  }
  return result;
};

/** What AWS would answer to a creation, where the stack reads it again. Everything else just gets an ARN. */
type Inputs = Record<string, string>;
type State = Record<string, unknown>;

export const account = "123456789012";
export const region = "us-east-1";

const arn = (service: string, rest: string) => `arn:aws:${service}:${region}:${account}:${rest}`;
const globalArn = (service: string, rest: string) => `arn:aws:${service}::${account}:${rest}`;

const states: Record<string, (inputs: Inputs, name: string) => State> = {
  "aws:acm/certificate:Certificate": ({ domainName = "" }, name) => ({
    arn: arn("acm", `certificate/${name}`),
    domainValidationOptions: [
      {
        domainName,
        resourceRecordName: `_validate.${domainName}`,
        resourceRecordType: "CNAME",
        resourceRecordValue: "validations.aws",
      },
    ],
  }),
  "aws:bedrock/guardrail:Guardrail": (_, name) => ({
    guardrailArn: arn("bedrock", `guardrail/${name}`),
    guardrailId: name.toLowerCase(),
  }),
  "aws:cloudfront/distribution:Distribution": (_, name) => ({
    arn: globalArn("cloudfront", `distribution/${name}`),
    domainName: `${name.toLowerCase()}.cloudfront.net`,
    etag: "E1",
    hostedZoneId: "Z2FDTNDATAQYW2",
  }),
  "aws:cloudfront/function:Function": (_, name) => ({ arn: globalArn("cloudfront", `function/${name}`) }),
  "aws:cloudfront/keyValueStore:KeyValueStore": (_, name) => ({
    arn: globalArn("cloudfront", `key-value-store/${name}`),
  }),
  "aws:cloudwatch/logGroup:LogGroup": ({ name }) => ({ arn: arn("logs", `log-group:${name}`) }),
  "aws:dynamodb/table:Table": ({ name }) => ({ arn: arn("dynamodb", `table/${name}`) }),
  "aws:iam/role:Role": ({ name }, logical) => ({ arn: globalArn("iam", `role/${name ?? logical}`) }),
  "aws:lambda/function:Function": ({ name }) => ({
    arn: arn("lambda", `function:${name}`),
    version: "$LATEST",
    qualifiedArn: arn("lambda", `function:${name}:$LATEST`),
    invokeArn: arn("lambda", `function:${name}/invocations`),
  }),
  "aws:lambda/functionUrl:FunctionUrl": (_, name) => ({
    functionUrl: `https://${name.toLowerCase()}.lambda-url.${region}.on.aws/`,
  }),
  "aws:s3/bucket:Bucket": ({ bucket }) => ({
    arn: `arn:aws:s3:::${bucket}`,
    bucketDomainName: `${bucket}.s3.amazonaws.com`,
    bucketRegionalDomainName: `${bucket}.s3.${region}.amazonaws.com`,
  }),
  "aws:sesv2/configurationSet:ConfigurationSet": ({ configurationSetName }) => ({
    arn: arn("ses", `configuration-set/${configurationSetName}`),
  }),
  "aws:sesv2/emailIdentity:EmailIdentity": ({ emailIdentity }) => ({
    arn: arn("ses", `identity/${emailIdentity}`),
    dkimSigningAttributes: { tokens: ["one", "two", "three"] },
  }),
  "aws:sns/topic:Topic": (_, name) => ({ arn: arn("sns", name) }),
  "aws:sqs/queue:Queue": ({ name }) => ({
    arn: arn("sqs", String(name)),
    url: `https://sqs.${region}.amazonaws.com/${account}/${name}`,
  }),
  "random:index/randomBytes:RandomBytes": () => ({
    base64: Buffer.alloc(32).toString("base64"),
    hex: "00".repeat(32),
  }),
};

export function stateOf(type: string, inputs: Inputs, name: string): State {
  if (name.endsWith(".sst.aws.HostedZoneLookup")) return { zoneId: "Z0000" };
  const state = states[type];
  if (state) return state(inputs, name);
  return type.startsWith("aws:") ? { arn: arn("mock", name) } : {};
}

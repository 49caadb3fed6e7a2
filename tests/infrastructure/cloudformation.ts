import type { Resource } from "./synthesis/synthesis.ts";

// biome-ignore lint/suspicious/noExplicitAny: the inputs of thirty kinds of resources, handed on as they are.
type Inputs = Record<string, any>;
type Made = { Type: string; Properties: object };

/** CloudFormation begins every name with a capital, all the way down. */
const capitals = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(capitals);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== null)
      .map(([name, part]) => [`${name.charAt(0).toUpperCase()}${name.slice(1)}`, capitals(part)]),
  );
};
const all = (inputs: Inputs) => capitals(inputs) as Inputs;
const without = ({ ...inputs }: Inputs, ...names: string[]) => {
  for (const name of names) delete inputs[name];
  return all(inputs);
};
const keys = ({ hashKey, rangeKey }: Inputs) => [
  { AttributeName: hashKey, KeyType: "HASH" },
  { AttributeName: rangeKey, KeyType: "RANGE" },
];

/** How what SST asks Pulumi for would be asked of CloudFormation. */
const kinds: Record<string, [type: string, properties: (inputs: Inputs) => object]> = {
  "aws:iam/role:Role": [
    "AWS::IAM::Role",
    (i) => ({
      RoleName: i.name,
      AssumeRolePolicyDocument: JSON.parse(i.assumeRolePolicy),
      ManagedPolicyArns: i.managedPolicyArns ?? [],
      Policies: (i.inlinePolicies ?? []).map(({ name, policy }: Inputs) => ({
        PolicyName: name ?? "inline",
        PolicyDocument: JSON.parse(policy),
      })),
    }),
  ],
  "aws:lambda/function:Function": [
    "AWS::Lambda::Function",
    ({ name, s3Bucket, s3Key, description, ...i }) => ({
      ...without(i, "code", "publish", "skipDestroy", "sourceCodeHash", "layers", "tags", "region"),
      FunctionName: name,
      Code: { S3Bucket: s3Bucket, S3Key: s3Key },
      Description: description || "-",
    }),
  ],
  "aws:lambda/eventSourceMapping:EventSourceMapping": ["AWS::Lambda::EventSourceMapping", all],
  "aws:sqs/queue:Queue": [
    "AWS::SQS::Queue",
    (i) => ({
      QueueName: i.name,
      VisibilityTimeout: i.visibilityTimeoutSeconds,
      DelaySeconds: i.delaySeconds,
      ...(i.messageRetentionSeconds && { MessageRetentionPeriod: i.messageRetentionSeconds }),
      ...(i.redrivePolicy && { RedrivePolicy: JSON.parse(i.redrivePolicy) }),
    }),
  ],
  "aws:dynamodb/table:Table": [
    "AWS::DynamoDB::Table",
    (i) => ({
      TableName: i.name,
      BillingMode: i.billingMode,
      AttributeDefinitions: i.attributes.map(({ name, type }: Inputs) => ({
        AttributeName: name,
        AttributeType: type,
      })),
      KeySchema: keys(i),
      GlobalSecondaryIndexes: i.globalSecondaryIndexes.map((index: Inputs) => ({
        IndexName: index.name,
        KeySchema: keys(index),
        Projection: { ProjectionType: index.projectionType },
      })),
      TimeToLiveSpecification: all(i.ttl),
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: i.pointInTimeRecovery.enabled },
    }),
  ],
  "aws:cloudwatch/metricAlarm:MetricAlarm": [
    "AWS::CloudWatch::Alarm",
    ({ dimensions = {}, okActions, ...i }) => ({
      ...without(i, "name", "tags", "evaluateLowSampleCountPercentiles"),
      ...(okActions && { OKActions: okActions }),
      ...(i.evaluateLowSampleCountPercentiles && {
        EvaluateLowSampleCountPercentile: i.evaluateLowSampleCountPercentiles,
      }),
      Dimensions: Object.entries(dimensions).map(([Name, Value]) => ({ Name, Value })),
    }),
  ],
  "aws:cloudwatch/logGroup:LogGroup": [
    "AWS::Logs::LogGroup",
    (i) => ({ LogGroupName: i.name, RetentionInDays: i.retentionInDays }),
  ],
  "aws:cloudwatch/logDelivery:LogDelivery": ["AWS::Logs::Delivery", all],
  "aws:cloudwatch/logDeliverySource:LogDeliverySource": ["AWS::Logs::DeliverySource", all],
  "aws:cloudwatch/logDeliveryDestination:LogDeliveryDestination": [
    "AWS::Logs::DeliveryDestination",
    ({ name, outputFormat, deliveryDestinationConfiguration: { destinationResourceArn } }) => ({
      Name: name,
      OutputFormat: outputFormat,
      DestinationResourceArn: destinationResourceArn,
    }),
  ],
  "aws:cloudwatch/logMetricFilter:LogMetricFilter": [
    "AWS::Logs::MetricFilter",
    ({ logGroupName, pattern, metricTransformation: { name, namespace, value } }) => ({
      LogGroupName: logGroupName,
      FilterPattern: pattern,
      MetricTransformations: [{ MetricName: name, MetricNamespace: namespace, MetricValue: value }],
    }),
  ],
  "aws:scheduler/schedule:Schedule": ["AWS::Scheduler::Schedule", all],
  "aws:sns/topicSubscription:TopicSubscription": [
    "AWS::SNS::Subscription",
    ({ topic, protocol, endpoint }) => ({ TopicArn: topic, Protocol: protocol, Endpoint: endpoint }),
  ],
  "aws:bedrock/guardrail:Guardrail": [
    "AWS::Bedrock::Guardrail",
    ({ topicPolicyConfig, contentPolicyConfig, ...i }) => ({
      ...without(i, "region", "tags"),
      TopicPolicyConfig: { TopicsConfig: capitals(topicPolicyConfig.topicsConfigs) },
      ContentPolicyConfig: { FiltersConfig: capitals(contentPolicyConfig.filtersConfigs) },
    }),
  ],
  "aws:cloudfront/function:Function": [
    "AWS::CloudFront::Function",
    ({ name, code, runtime }) => ({
      Name: name,
      AutoPublish: true,
      FunctionCode: code,
      FunctionConfig: { Comment: "-", Runtime: runtime },
    }),
  ],
  "aws:s3/bucketPolicy:BucketPolicy": [
    "AWS::S3::BucketPolicy",
    ({ bucket, policy }) => ({ Bucket: bucket, PolicyDocument: JSON.parse(policy) }),
  ],
};

/** A template of those resources whose kinds have a reading here, by their names. */
export const templateOf = (resources: readonly Resource[]): Record<string, Made> =>
  Object.fromEntries(
    resources.flatMap(({ type, name, inputs }) => {
      const [Type, properties] = kinds[type] ?? [];
      return Type && properties ? [[name.replace(/\W/g, ""), { Type, Properties: properties(inputs) }]] : [];
    }),
  );

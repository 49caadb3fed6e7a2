/** The parts that the checks read of the resources that the stack creates. */
export type InputsOf = {
  "aws:bedrock/guardrail:Guardrail": { name: string };
  "aws:budgets/budget:Budget": Budget;
  "aws:cloudfront/cachePolicy:CachePolicy": CachePolicy;
  "aws:cloudfront/distribution:Distribution": Distribution;
  "aws:cloudfront/function:Function": { code: string };
  "aws:cloudwatch/logGroup:LogGroup": { name: string; retentionInDays: number };
  "aws:cloudwatch/logDelivery:LogDelivery": {
    deliverySourceName: string;
    deliveryDestinationArn: string;
    recordFields: string[];
  };
  "aws:cloudwatch/logDeliveryDestination:LogDeliveryDestination": {
    name: string;
    deliveryDestinationConfiguration: { destinationResourceArn: string };
  };
  "aws:cloudwatch/logDeliverySource:LogDeliverySource": {
    name: string;
    logType: string;
    resourceArn: string;
  };
  "aws:cloudwatch/dashboard:Dashboard": { dashboardName: string; dashboardBody: string };
  "aws:cloudwatch/logMetricFilter:LogMetricFilter": LogMetricFilter;
  "aws:cloudwatch/metricAlarm:MetricAlarm": Alarm;
  "aws:dynamodb/table:Table": Table;
  "aws:iam/role:Role": Role;
  "aws:lambda/eventSourceMapping:EventSourceMapping": EventSourceMapping;
  "aws:lambda/function:Function": LambdaFunction;
  "aws:lambda/functionUrl:FunctionUrl": { functionName: string; authorizationType: string };
  "aws:s3/bucket:Bucket": { bucket: string; forceDestroy: boolean };
  "aws:s3/bucketCorsConfiguration:BucketCorsConfiguration": { bucket: string };
  "aws:s3/bucketPolicy:BucketPolicy": { bucket: string; policy: string };
  "aws:s3/bucketPublicAccessBlock:BucketPublicAccessBlock": Record<string, unknown>;
  "aws:s3/bucketVersioning:BucketVersioning": { bucket: string };
  "aws:scheduler/schedule:Schedule": Schedule;
  "aws:sesv2/emailIdentity:EmailIdentity": { emailIdentity: string };
  "aws:sesv2/configurationSet:ConfigurationSet": {
    configurationSetName: string;
    suppressionOptions?: { suppressedReasons: string[] };
  };
  "aws:sesv2/configurationSetEventDestination:ConfigurationSetEventDestination": {
    configurationSetName: string;
    eventDestination: {
      enabled: boolean;
      matchingEventTypes: string[];
      snsDestination?: { topicArn: string };
    };
  };
  "aws:sns/topic:Topic": { name: string };
  "aws:sns/topicPolicy:TopicPolicy": { arn: string; policy: string };
  "aws:sns/topicSubscription:TopicSubscription": {
    topic: string;
    protocol: string;
    endpoint: string;
    rawMessageDelivery?: boolean;
  };
  "aws:sqs/queuePolicy:QueuePolicy": { queueUrl: string; policy: string };
  "aws:sqs/queue:Queue": Queue;
  "aws:wafv2/webAcl:WebAcl": Firewall;
  "sst-dynamic:KvKeys": { namespace: string; entries: Record<string, string> };
  "sst-dynamic:KvRoutesUpdate": { namespace: string; key: string; entry: string };
};

export type ResourceType = keyof InputsOf;

export type Statement = {
  Effect: "Allow" | "Deny";
  Action: string | string[];
  Resource: string | string[];
  Principal?: string | Record<string, string | string[]>;
  Condition?: Record<string, Record<string, string[]>>;
};

export type PolicyDocument = { Statement: Statement[] };

type Budget = {
  limitAmount: string;
  limitUnit: string;
  timeUnit: string;
  notifications: { threshold: number; notificationType: string; subscriberEmailAddresses: string[] }[];
};

type CachePolicy = {
  parametersInCacheKeyAndForwardedToOrigin: {
    queryStringsConfig: { queryStringBehavior: string; queryStrings?: { items: string[] } };
    headersConfig: { headers: { items: string[] } };
  };
};

type Sampled = { visibilityConfig: { cloudwatchMetricsEnabled: boolean; sampledRequestsEnabled: boolean } };

type Firewall = Sampled & {
  rules: (Sampled & {
    name: string;
    statement: { rateBasedStatement?: { limit: number } };
    action?: { block?: { customResponse?: { responseCode: number; customResponseBodyKey: string } } };
  })[];
  customResponseBodies: { key: string; content: string; contentType: string }[];
};

type LogMetricFilter = {
  logGroupName: string;
  pattern: string;
  metricTransformation: { name: string; namespace: string; value: string };
};

type Distribution = {
  aliases?: string[];
  customErrorResponses?: { errorCode: number; errorCachingMinTtl: number }[];
  defaultCacheBehavior: Behaviour;
};

type Behaviour = {
  viewerProtocolPolicy: string;
  functionAssociations: { eventType: string; functionArn: string }[];
};

type Alarm = {
  namespace: string;
  metricName: string;
  dimensions: Record<string, string>;
  statistic: string;
  period: number;
  evaluationPeriods: number;
  datapointsToAlarm?: number;
  alarmDescription: string;
  comparisonOperator: string;
  threshold: number;
  treatMissingData: string;
  alarmActions: string[];
  okActions?: string[];
};

type Table = {
  name: string;
  hashKey: string;
  rangeKey: string;
  billingMode: string;
  attributes: { name: string; type: string }[];
  globalSecondaryIndexes: {
    name: string;
    hashKey?: string;
    rangeKey?: string;
    keySchemas?: { attributeName: string; keyType: string }[];
    projectionType: string;
  }[];
  ttl: { attributeName: string; enabled: boolean };
  pointInTimeRecovery: { enabled: boolean };
  deletionProtectionEnabled: boolean;
};

type Role = {
  name: string;
  assumeRolePolicy: string;
  inlinePolicies?: { name: string; policy: string }[];
  managedPolicyArns?: string[];
};

type EventSourceMapping = {
  enabled?: boolean;
  eventSourceArn: string;
  functionName: string;
  batchSize: number;
  functionResponseTypes: string[];
  scalingConfig?: { maximumConcurrency: number };
};

type LambdaFunction = {
  name: string;
  role: string;
  runtime: string;
  architectures: string[];
  memorySize: number;
  timeout: number;
  reservedConcurrentExecutions?: number;
  handler: string;
  environment: { variables: Record<string, string> };
};

type Schedule = {
  scheduleExpression: string;
  state: string;
  target: { arn: string; roleArn: string; retryPolicy: { maximumRetryAttempts: number } };
};

type Queue = {
  name: string;
  visibilityTimeoutSeconds: number;
  messageRetentionSeconds?: number;
  redrivePolicy?: string;
};

import { beforeAll, describe, expect, test } from "vitest";
import { checks } from "./checks/every-stage.ts";
import { previewLeavesNothing, productionIsKept } from "./checks/retention.ts";
import { edgeMistakes } from "./edge-mistakes.ts";
import { afterMistake, changed, type Planted, regranted, without, withoutAction } from "./mistakes.ts";
import { created } from "./stages.ts";
import type { Synthesis } from "./synthesis/synthesis.ts";
import { secretValue } from "./synthesis/synthesise.ts";

/** The checks are worth what they catch: each of these mistakes must be found, by the check that is meant to. */
let stage: Synthesis;

beforeAll(async () => {
  stage = await created("production");
}, 180_000);

const table = "aws:dynamodb/table:Table";
const queue = "aws:sqs/queue:Queue";
const bucketPolicy = "aws:s3/bucketPolicy:BucketPolicy";

const mistakes: Planted[] = [
  [
    "a table by another name",
    (resources) => resources.map((one) => (one.type === table ? { ...one, name: "TabelTable" } : one)),
    "the table is as defined",
  ],
  [
    "a table that is not the one the functions are told of",
    changed(table, "TableTable", (inputs) => {
      inputs.name = "another-table";
    }),
    "links lead to their things",
  ],
  [
    "an index that is missing",
    changed(table, "TableTable", (inputs) => {
      inputs.globalSecondaryIndexes.pop();
    }),
    "the table is as defined",
  ],
  [
    "a table that cannot be turned back in time",
    changed(table, "TableTable", (inputs) => {
      inputs.pointInTimeRecovery.enabled = false;
    }),
    "the table is as defined",
  ],
  [
    "an API that may not send to the queues",
    regranted("Api", withoutAction("sqs:SendMessage")),
    "a function may do what its links are for",
  ],
  [
    "a worker that may not receive",
    regranted("ImageQueue", withoutAction("sqs:ReceiveMessage")),
    "a worker may receive from its queue",
  ],
  [
    "a worker that may not write pictures",
    regranted("OrderQueue", withoutAction("s3:PutObject")),
    "a function may do what its links are for",
  ],
  ["dead letters that are left out", without(queue, "ImageDeadLettersQueue"), "queues lose nothing"],
  [
    "a queue that does not know its dead letters",
    changed(queue, "OrderQueueQueue", (inputs) => {
      delete inputs.redrivePolicy;
    }),
    "queues lose nothing",
  ],
  [
    "work that is delivered again while it is done",
    changed(queue, "ImageQueueQueue", (inputs) => {
      inputs.visibilityTimeoutSeconds = 150;
    }),
    "queues lose nothing",
  ],
  [
    "dead letters that nobody hears of",
    without("aws:cloudwatch/metricAlarm:MetricAlarm", "OrderQueueDeadLettersAlarm"),
    "dead letters and waiting work raise alarms",
  ],
  [
    "an action with a star",
    regranted("Api", ({ Statement }) => {
      Statement.push({ Effect: "Allow", Action: "dynamodb:*", Resource: "arn:aws:dynamodb:::table/a" });
    }),
    "no role is granted a star",
  ],
  [
    "a resource that is a star",
    regranted("Sweep", ({ Statement }) => {
      Statement.push({ Effect: "Allow", Action: ["ses:SendEmail"], Resource: ["*"] });
    }),
    "no role is granted a star",
  ],
  [
    "a role that the whole account may wear",
    changed("aws:iam/role:Role", "ApiRole", (inputs) => {
      inputs.assumeRolePolicy = inputs.assumeRolePolicy.replace(
        '"Principal":{',
        '"Principal":{"AWS":"arn:aws:iam::123456789012:root",',
      );
    }),
    "only services wear roles",
  ],
  [
    "a bucket that any distribution may read",
    changed(bucketPolicy, "PicturesPolicy", (inputs) => {
      inputs.policy = inputs.policy.replace("StringEquals", "StringLike");
    }),
    "buckets are closed",
  ],
  [
    "print masters that are served",
    changed(bucketPolicy, "PicturesPolicy", (inputs) => {
      inputs.policy = inputs.policy.replace("/public/*", "/*");
    }),
    "only public pictures are served",
  ],
  [
    "a secret that is written into a function's environment",
    changed("aws:lambda/function:Function", "ApiFunction", (inputs) => {
      inputs.environment.variables.STRIPE = secretValue("StripeKey");
    }),
    "secrets stay secret",
  ],
  [
    "a sweep that stands still",
    changed("aws:scheduler/schedule:Schedule", "SweepSchedule", (inputs) => {
      inputs.state = "DISABLED";
    }),
    "schedules run as defined",
  ],
  [
    "batches that fail as a whole",
    (resources) =>
      resources.map((one) =>
        one.type.endsWith(":EventSourceMapping")
          ? { ...one, inputs: { ...one.inputs, functionResponseTypes: [] } }
          : one,
      ),
    "queues drive their workers",
  ],
  [
    "mails that come back and nobody hears of it",
    changed(
      "aws:sesv2/configurationSetEventDestination:ConfigurationSetEventDestination",
      "MailNewsEvents",
      (inputs) => {
        inputs.eventDestination.matchingEventTypes = ["COMPLAINT"];
      },
    ),
    "news of mail is heard",
  ],
  [
    "mails that SES takes and does not send",
    changed("aws:sesv2/configurationSet:ConfigurationSet", "MailIdentityConfig", (inputs) => {
      delete inputs.suppressionOptions;
    }),
    "mail goes to everybody",
  ],
  [
    "a topic that anybody may write to",
    changed("aws:sns/topicPolicy:TopicPolicy", "MailNewsPolicy", (inputs) => {
      inputs.policy = inputs.policy.replace("ArnEquals", "ArnLike");
    }),
    "news of mail is heard",
  ],
  [
    "more memory than a new account may have",
    changed("aws:lambda/function:Function", "ApiFunction", (inputs) => {
      inputs.memorySize = 10_240;
    }),
    "functions fit Lambda",
  ],
  [
    "more words in an environment than Lambda takes",
    changed("aws:lambda/function:Function", "ApiFunction", (inputs) => {
      inputs.environment.variables.LONG = "x".repeat(4_096);
    }),
    "functions fit Lambda",
  ],
  [
    "a model that nobody may subscribe to",
    regranted("ImageQueue", withoutAction("aws-marketplace:Subscribe")),
    "models that are drawn with can be subscribed to",
  ],
  [
    "a star on the Marketplace that is not bound to Bedrock",
    regranted("ImageQueue", ({ Statement }) => {
      for (const statement of Statement) delete statement.Condition;
    }),
    "no role is granted a star",
  ],
  [
    "a queue that the dashboard does not show",
    changed("aws:cloudwatch/dashboard:Dashboard", "Dashboard", (inputs) => {
      inputs.dashboardBody = inputs.dashboardBody.replaceAll("OrderQueue", "NoQueue");
    }),
    "everything of a stage is on its dashboard",
  ],
  ...edgeMistakes,
];

describe("a mistake is found", () => {
  test.each(mistakes)("%s", (_, plant, foundBy) => {
    const spoiled = afterMistake(stage.resources, plant);
    const found = checks(stage.bundles)
      .filter(([, check]) => check(spoiled).length > 0)
      .map(([fact]) => fact);
    expect(found).toContain(foundBy);
  });

  test("a production that can be deleted", () => {
    const careless = changed(table, "TableTable", (inputs) => {
      inputs.deletionProtectionEnabled = false;
    });
    expect(productionIsKept(afterMistake(stage.resources, careless))).toEqual(["the table can be deleted"]);
  });

  test("a preview that keeps what production keeps", () => {
    expect(previewLeavesNothing(stage.resources)).toContain("TableTable stays");
  });
});

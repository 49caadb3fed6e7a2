import { beforeAll, describe, expect, test } from "vitest";
import { listOf } from "./checks/check.ts";
import { lambdaOf } from "./checks/lambdas.ts";
import { roleOf, roleStatements } from "./checks/rights.ts";
import { afterMistake, type Mistake, regranted, withoutAction } from "./mistakes.ts";
import { aDay } from "./rights/a-day.ts";
import { asksOf } from "./rights/asks.ts";
import { allows, speaksOf } from "./rights/iam.ts";
import type { Call } from "./rights/recording.ts";
import { created } from "./stages.ts";
import type { PolicyDocument } from "./synthesis/inputs.ts";
import type { Resource } from "./synthesis/synthesis.ts";

const functions = ["Api", "ImageQueue", "OrderQueue", "MailQueue", "Sweep", "Audit"];

let resources: Resource[];
let calls: Call[];
let said: string[];

beforeAll(async () => {
  const [stage, day] = await Promise.all([created("production"), aDay()]);
  resources = stage.resources;
  ({ calls, said } = day);
}, 240_000);

const statementsOf = (from: Resource[], by: string) => {
  const lambda = lambdaOf(from, by);
  const role = lambda && roleOf(from, lambda);
  if (!role) throw new Error(`${by} wears no role`);
  return roleStatements(role);
};

/** What was asked for and is not allowed. */
const denied = (from: Resource[]) =>
  asksOf(calls, from)
    .filter(({ by, ask }) => !allows(statementsOf(from, by), ask))
    .map(({ by, ask }) => `${by} may not ${ask.action} on ${ask.resource}`);

test("every function did something on that day, and it went as a day goes", () => {
  expect([...new Set(calls.map(({ by }) => by))].toSorted()).toEqual(functions.toSorted());
  expect(
    said.filter((line) => !/^(job|order|image|sweep|audit|request)\./.test(line) && line !== "request"),
  ).toEqual([]);
});

test("every call that was made is allowed", () => {
  expect(asksOf(calls, resources).length).toBeGreaterThan(40);
  expect(denied(resources)).toEqual([]);
});

/** Granted, and not asked for on that day. Each with its reason. */
const unused: Record<string, string> = {
  "sqs:GetQueueUrl": "SST grants it with the subscription; Lambda finds the queue by its ARN",
  "MailQueue sqs:ChangeMessageVisibility": "SST grants it with the subscription; news can wait for the queue",
};

test("every right is used, or has its reason", () => {
  const asks = asksOf(calls, resources);
  const left = functions.flatMap((by) =>
    statementsOf(resources, by).flatMap((statement) =>
      listOf(statement.Action)
        .filter(
          (action) =>
            !(action in unused || `${by} ${action}` in unused) &&
            !asks.some((one) => one.by === by && speaksOf({ ...statement, Action: action }, one.ask)),
        )
        .map((action) => `${by} may ${action}, and never does`),
    ),
  );
  expect([...new Set(left)].toSorted()).toEqual([]);
});

const narrowed = (from: string, to: string) => (policy: PolicyDocument) => {
  const before = JSON.stringify(policy);
  const after = before.replaceAll(from, to);
  if (after === before) throw new Error(`no statement names ${from}`);
  Object.assign(policy, JSON.parse(after));
};

describe("a gap is found", () => {
  const gaps: [gap: string, plant: Mistake][] = [
    ["the order index", regranted("Api", narrowed("/index/gsi1", "/index/gsi9"))],
    ["conditions in transactions", regranted("Api", withoutAction("dynamodb:ConditionCheckItem"))],
    ["counting", regranted("Api", withoutAction("dynamodb:UpdateItem"))],
    ["the guardrail", regranted("Api", withoutAction("bedrock:ApplyGuardrail"))],
    [
      "the configuration set of mails",
      regranted("Api", narrowed(":configuration-set/", ":configuration-sets/")),
    ],
    ["originals of pictures", regranted("ImageQueue", narrowed("/private/*", "/privately/*"))],
    ["subscribing to the model", regranted("ImageQueue", withoutAction("aws-marketplace:Subscribe"))],
    [
      "subscribing through Bedrock alone",
      regranted("OrderQueue", narrowed("bedrock.amazonaws.com", "ec2.amazonaws.com")),
    ],
    [
      "the inference profile",
      regranted("OrderQueue", narrowed(":inference-profile/", ":provisioned-model/")),
    ],
    [
      "the models behind the profile, in another region",
      regranted("OrderQueue", narrowed("bedrock:us-east-2", "bedrock:eu-west-1")),
    ],
    ["bringing back what failed", regranted("ImageQueue", withoutAction("sqs:ChangeMessageVisibility"))],
    ["deleting files", regranted("Sweep", withoutAction("s3:DeleteObject"))],
    ["news of mails", regranted("MailQueue", withoutAction("dynamodb:PutItem"))],
    ["the edge's copies", regranted("Sweep", withoutAction("cloudfront:CreateInvalidation"))],
    ["waking orders", regranted("Audit", withoutAction("dynamodb:GetItem"))],
    [
      "a denial that stands beside the grant",
      regranted("Api", ({ Statement }) => {
        Statement.push({ Effect: "Deny", Action: "dynamodb:Put*", Resource: "*" });
      }),
    ],
  ];

  test.each(gaps)("%s", (_, plant) => {
    expect(denied(afterMistake(resources, plant))).not.toEqual([]);
  });
});

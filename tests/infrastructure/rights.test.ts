import { beforeAll, describe, expect, test } from "vitest";
import { listOf } from "./checks/check.ts";
import { lambdaOf } from "./checks/lambdas.ts";
import { roleOf, roleStatements } from "./checks/rights.ts";
import { afterMistake, type Mistake, regranted, withoutAction } from "./mistakes.ts";
import { aDay } from "./rights/a-day.ts";
import { asksOf } from "./rights/asks.ts";
import { allows, speaksOf } from "./rights/iam.ts";
import { type Planted, reachOf } from "./rights/reach.ts";
import type { Call } from "./rights/recording.ts";
import { created } from "./stages.ts";
import type { PolicyDocument } from "./synthesis/inputs.ts";
import type { Resource } from "./synthesis/synthesis.ts";

const functions = ["Api", "ImageQueue", "OrderQueue", "MailQueue", "Sweep", "Audit"];

let resources: Resource[];
let calls: Call[];
let said: string[];
/** What the code can ask for, on whatever path, by reading it. */
let reach: Call[];

/** What a function's code says and the function never does, and why: without these words it is not even said. */
const idle: (Planted & { by: string; why: string })[] = [
  {
    by: "OrderQueue",
    why: "only a maker that draws the same picture larger is asked again, and none on AWS does",
    file: "fulfilment/master.ts",
    from: "model.draw(",
    to: "undefined(",
  },
];
const idleOf = (of: string) => idle.filter(({ by }) => by === of);

const reachOfAll = async (planted: Planted[] = []) =>
  (await Promise.all(functions.map((by) => reachOf(by, [...idleOf(by), ...planted])))).flat();

beforeAll(async () => {
  const [stage, day, read] = await Promise.all([created("production"), aDay(), reachOfAll()]);
  resources = stage.resources;
  ({ calls, said } = day);
  reach = read;
}, 240_000);

const statementsOf = (from: Resource[], by: string) => {
  const lambda = lambdaOf(from, by);
  const role = lambda && roleOf(from, lambda);
  if (!role) throw new Error(`${by} wears no role`);
  return roleStatements(role);
};

type Asked = ReturnType<typeof asksOf>[number];

/** Objects by their folder: which picture it was is no matter of rights. */
const inWords = ({ by, ask }: Asked) =>
  `${by} ${ask.action} ${ask.resource.replace(/(\/(?:public|private)\/).*/, "$1*")}`;

/** What was asked for and is not allowed. */
const denied = (from: Resource[], asking = calls) =>
  asksOf(asking, from)
    .filter(({ by, ask }) => !allows(statementsOf(from, by), ask))
    .map(inWords);

test("every function did something on that day, and it went as a day goes", () => {
  expect([...new Set(calls.map(({ by }) => by))].toSorted()).toEqual(functions.toSorted());
  expect(
    said.filter(
      (line) => !/^(job|order|image|sweep|audit|request)\.|^mail\.(came-back|unwanted)$|^request$/.test(line),
    ),
  ).toEqual([]);
});

test("every call that was made is allowed", () => {
  expect(asksOf(calls, resources).length).toBeGreaterThan(40);
  expect(denied(resources)).toEqual([]);
});

test("every call that the code can make is allowed, whether it was ever made or not", () => {
  expect(asksOf(reach, resources).length).toBeGreaterThan(50);
  expect(denied(resources, reach)).toEqual([]);
});

test("every call that the code can make was made on that day, by every function that can", () => {
  const made = new Set(asksOf(calls, resources).map(inWords));
  expect([...new Set(asksOf(reach, resources).map(inWords))].filter((one) => !made.has(one))).toEqual([]);
});

test("what the code says and never does is still said", async () => {
  for (const { by, why, ...words } of idle) {
    const said = asksOf(await reachOf(by), resources).map(inWords);
    const without = asksOf(await reachOf(by, [words]), resources).map(inWords);
    expect([why, said.filter((one) => !without.includes(one))]).not.toEqual([why, []]);
  }
});

/** Granted, and not asked for on that day. Each with its reason. */
const unused: Record<string, string> = {
  "sqs:GetQueueUrl": "SST grants it with the subscription; Lambda finds the queue by its ARN",
  "MailQueue sqs:ChangeMessageVisibility": "SST grants it with the subscription; news can wait for the queue",
};

test("every right is used, or has its reason", () => {
  const asks = asksOf(calls, resources);
  const left = functions.flatMap((by) =>
    statementsOf(resources, by)
      .flatMap((statement) =>
        listOf(statement.Action).flatMap((Action) =>
          listOf(statement.Resource).map((Resource) => ({ ...statement, Action, Resource })),
        ),
      )
      .filter(({ Action }) => !(Action in unused || `${by} ${Action}` in unused))
      .filter((right) => !asks.some((one) => one.by === by && speaksOf(right, one.ask)))
      .map(({ Action, Resource }) => `${by} may ${Action} on ${Resource}, and never does`),
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
    // What only goes wrong asks for.
    ["taking a given-up order up again", regranted("Audit", withoutAction("dynamodb:PutItem"))],
    ["a picture whose job was lost", regranted("Sweep", narrowed("-ImageQueueQueue-", "-OtherQueue-"))],
    ["a picture that failed, later", regranted("ImageQueue", withoutAction("sqs:SendMessage"))],
    ["what a late worker left behind", regranted("ImageQueue", withoutAction("dynamodb:DeleteItem"))],
    ["a picture that was deleted before its print", regranted("OrderQueue", withoutAction("s3:ListBucket"))],
    ["its note, too", regranted("OrderQueue", withoutAction("dynamodb:DeleteItem"))],
    ["what failed at the print house", regranted("OrderQueue", withoutAction("sqs:ChangeMessageVisibility"))],
    ["a reader whose mail came back", regranted("MailQueue", withoutAction("dynamodb:DeleteItem"))],
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

describe("a call on a path that nobody walks is found by reading", () => {
  const calls: [call: string, by: string, planted: Planted][] = [
    [
      "a print that nobody knows is put aside",
      "Audit",
      {
        file: "operators/audit.ts",
        from: "strange++;",
        to: "strange++; await needs.table.remove(orders, order);",
      },
    ],
    [
      "a picture that fails for good wakes its order",
      "ImageQueue",
      {
        file: "images/draw.ts",
        from: 'needs.log.info("image.ended"',
        to: 'await needs.queues.orders.send({}); needs.log.info("image.ended"',
      },
    ],
    [
      "an edge that is not cleared is looked after by name",
      "Sweep",
      {
        file: "images/remove.ts",
        from: 'log.error("edge.not-cleared"',
        to: 'await pictures.head(keys[0]); log.error("edge.not-cleared"',
      },
    ],
    [
      "news that came too late are counted",
      "MailQueue",
      {
        file: "mail/closed-mailboxes.ts",
        from: 'if (before?.why === "unwanted") return;',
        to: 'if (before?.why === "unwanted") return table.count({}, {});',
      },
    ],
    [
      "an order that is overdue mails its operator",
      "Sweep",
      {
        file: "orders/wake-orders.ts",
        from: "return sendOnce(",
        to: "if (ours.length > 900) await needs.mailer.send({}); return sendOnce(",
      },
    ],
    [
      "a print that cannot be made reads the owner's list",
      "OrderQueue",
      {
        file: "production/sending.ts",
        from: "if (!(failure instanceof PictureGone))",
        to: "await needs.table.list(orders, order.userId, {}); if (!(failure instanceof PictureGone))",
      },
    ],
  ];

  test.each(calls)("%s", async (_, by, planted) => {
    const said = await reachOf(by, [...idleOf(by), planted]);
    expect(denied(resources, said).filter((one) => one.startsWith(by))).not.toEqual([]);
  });
});

import { beforeAll, describe, expect, test } from "vitest";
import { modelKeys, secrets } from "../../stacks/definitions.ts";
import { checks } from "./checks/every-stage.ts";
import { lambdaOf } from "./checks/lambdas.ts";
import { linkOf } from "./checks/links.ts";
import { previewLeavesNothing, productionIsKept } from "./checks/retention.ts";
import { rightsOf } from "./checks/rights.ts";
import { distribution } from "./distribution.ts";
import { created } from "./stages.ts";
import { all, type Synthesis } from "./synthesis/synthesis.ts";

let production: Synthesis;
let preview: Synthesis;
let domain: Synthesis;

beforeAll(async () => {
  [production, preview, domain] = await Promise.all([
    created("production"),
    created("preview"),
    created("domain"),
  ]);
}, 180_000);

describe.each([
  ["production", () => production],
  ["a preview", () => preview],
  ["a stage with a domain", () => domain],
])("%s", (_, stage) => {
  test.each(checks({}).map(([fact]) => fact))("%s", (fact) => {
    const { resources, bundles } = stage();
    const check = new Map(checks(bundles)).get(fact);
    expect(check?.(resources)).toEqual([]);
  });
});

describe("what is kept", () => {
  test("production is kept and protected", () => {
    expect(production.app).toMatchObject({ removal: "retain", protect: true });
    expect(productionIsKept(production.resources)).toEqual([]);
  });

  test("every other stage is removed whole", () => {
    for (const stage of [preview, domain]) {
      expect(stage.app).toMatchObject({ removal: "remove", protect: false });
      expect(previewLeavesNothing(stage.resources)).toEqual([]);
    }
  });
});

describe("who may do what", () => {
  const table = (...verbs: string[]) => verbs.map((verb) => `dynamodb:${verb}`).toSorted();
  const writing = {
    "Pictures/public/*": ["s3:PutObject"],
    "Pictures/private/*": ["s3:PutObject"],
  };
  const discarding = {
    "Pictures/public/*": ["s3:DeleteObject"],
    "Pictures/private/*": ["s3:DeleteObject"],
  };
  const mail = (stage: string) => ({
    "arn:aws:ses:us-east-1:123456789012:identity/shop.example": ["ses:SendEmail"],
    [`arn:aws:ses:us-east-1:123456789012:configuration-set/wallflower-${stage}-mailidentityconfig-waevafvr`]:
      ["ses:SendEmail"],
  });
  const send = ["sqs:SendMessage"];
  const work = [
    "sqs:ChangeMessageVisibility",
    "sqs:DeleteMessage",
    "sqs:GetQueueAttributes",
    "sqs:GetQueueUrl",
    "sqs:ReceiveMessage",
    "sqs:SendMessage",
  ];
  const subscribing = { "*": ["aws-marketplace:Subscribe", "aws-marketplace:ViewSubscriptions"] };
  const stableDiffusion = "arn:aws:bedrock:us-west-2::foundation-model/stability.sd3-5-large-v1:0";

  const upscaler = {
    "arn:aws:bedrock:us-west-2:123456789012:inference-profile/us.stability.stable-fast-upscale-v1:0": [
      "bedrock:InvokeModel",
    ],
    ...Object.fromEntries(
      ["us-east-1", "us-east-2", "us-west-2"].map((place) => [
        `arn:aws:bedrock:${place}::foundation-model/stability.stable-fast-upscale-v1:0`,
        ["bedrock:InvokeModel"],
      ]),
    ),
  };
  const guardrail = {
    "arn:aws:bedrock:us-east-1:123456789012:guardrail/Guardrail": ["bedrock:ApplyGuardrail"],
  };

  test.each([
    [
      "Api",
      {
        Table: table(
          ...["GetItem", "BatchGetItem", "Query"],
          ...["PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
        ),
        "Table/index/gsi1": table("Query"),
        ...mail("production"),
        ...guardrail,
        ImageQueue: send,
        OrderQueue: send,
      },
    ],
    [
      "ImageQueue",
      {
        Table: table("GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"),
        ...writing,
        ...subscribing,
        ImageQueue: work,
        [stableDiffusion]: ["bedrock:InvokeModel"],
      },
    ],
    [
      "OrderQueue",
      {
        Table: table("GetItem", "PutItem"),
        Pictures: ["s3:ListBucket"],
        ...writing,
        "Pictures/private/*": ["s3:GetObject", "s3:PutObject"],
        ...subscribing,
        ...mail("production"),
        ...upscaler,
        OrderQueue: work,
      },
    ],
    [
      "Sweep",
      {
        Table: table("GetItem", "DeleteItem"),
        "Table/index/gsi2": table("Query"),
        ...discarding,
        ImageQueue: send,
        OrderQueue: send,
      },
    ],
    ["Audit", { Table: table("GetItem", "PutItem"), OrderQueue: send }],
  ])("%s", (name, rights) => {
    const lambda = lambdaOf(production.resources, name);
    expect(lambda && rightsOf(production.resources, lambda)).toEqual(rights);
  });

  test("a stage that draws elsewhere asks nothing of Bedrock", () => {
    const lambda = lambdaOf(preview.resources, "ImageQueue");
    const rights = lambda && rightsOf(preview.resources, lambda);
    expect(rights).toMatchObject(writing);
    expect(JSON.stringify(rights)).not.toMatch(/bedrock|marketplace/);
  });
});

describe("who is told which secret", () => {
  const names: string[] = [...Object.values(secrets), ...modelKeys].map(({ resource }) => resource);

  test.each([
    [
      "Api",
      [
        "GoogleClientId",
        "OriginSecret",
        "ProdigiCallbackSecret",
        "ProdigiKey",
        "SessionKeys",
        "StripeKey",
        "StripeWebhookSecrets",
      ],
    ],
    ["ImageQueue", []],
    ["OrderQueue", ["ProdigiCallbackSecret", "ProdigiKey", "StripeKey"]],
    ["Sweep", []],
    ["Audit", ["ProdigiKey", "StripeKey"]],
  ])("%s", (name, told) => {
    const id = lambdaOf(production.resources, name)?.name.replace(/Function$/, "") ?? "";
    expect(production.bundles[id]?.links.filter((link) => names.includes(link))).toEqual(told);
  });

  test("who draws and who prints are told the key of the stage's model, and of no other", () => {
    for (const worker of ["ImageQueue", "OrderQueue"]) {
      const id = lambdaOf(preview.resources, worker)?.name.replace(/Function$/, "") ?? "";
      expect(preview.bundles[id]?.links).toContain("OpenAiKey");
    }
  });
});

describe("a stage's settings", () => {
  const namesOf = ({ resources }: Synthesis) =>
    all(resources, "aws:cloudfront/distribution:Distribution").flatMap(({ inputs }) => inputs.aliases ?? []);

  test("a domain is the shop's address, its certificate's and its mail's", () => {
    expect(linkOf(domain.resources, "Site")?.properties.url).toBe("https://staging.shop.example");
    expect(linkOf(domain.resources, "Mail")?.properties.sender).toBe("hello@staging.shop.example");
    expect(namesOf(domain)).toEqual(["staging.shop.example"]);
    const [identity] = all(domain.resources, "aws:sesv2/emailIdentity:EmailIdentity");
    expect(identity?.inputs.emailIdentity).toBe("staging.shop.example");
  });

  test("production answers to www as well, from the same distribution", () => {
    expect(namesOf(production)).toEqual(["shop.example", "www.shop.example"]);
  });

  test("without a domain the distribution's own address is the shop's", () => {
    expect(namesOf(preview)).toEqual([]);
    expect(linkOf(preview.resources, "Site")?.properties.url).toMatch(/cloudfront\.net$/);
  });

  test("a sender that another stage has proven is used, not proven again", () => {
    expect(all(preview.resources, "aws:sesv2/emailIdentity:EmailIdentity")).toEqual([]);
    expect(linkOf(preview.resources, "Mail")?.properties.sender).toBe("hello@shop.example");
  });

  const lanesOf = ({ resources }: Synthesis) =>
    all(resources, "aws:lambda/eventSourceMapping:EventSourceMapping").map(
      ({ inputs }) => inputs.scalingConfig?.maximumConcurrency,
    );

  test("a new account's ten handlers at once are enough: the queues take two each, and the API is never left none", () => {
    expect(lanesOf(domain)).toEqual([2, 2]);
    expect(lambdaOf(domain.resources, "Api")?.inputs.reservedConcurrentExecutions).toBeUndefined();
  });

  test("a grown account has more lanes, and handlers that are the API's alone", () => {
    expect(lanesOf(production).sort()).toEqual([4, 5]);
    expect(lambdaOf(production.resources, "Api")?.inputs.reservedConcurrentExecutions).toBe(100);
  });

  test("how long browsers insist on TLS is the stage's own promise, and a short one unless said", async () => {
    const hstsOf = async ({ resources }: Synthesis) =>
      (await distribution(resources).respond()).headers["strict-transport-security"]?.value;
    expect(await hstsOf(domain)).toBe("max-age=86400");
    expect(await hstsOf(production)).toBe("max-age=63072000; includeSubDomains");
  });

  test("a firewall counts each address where it is asked for, and is paid for nowhere else", () => {
    const wallsOf = ({ resources }: Synthesis) => all(resources, "aws:wafv2/webAcl:WebAcl");
    const rules = wallsOf(production).flatMap(({ inputs }) => inputs.rules);
    expect(rules.map(({ statement }) => statement.rateBasedStatement?.limit).filter(Boolean)).toEqual([2000]);
    // Rules that look for odd words in a body would refuse wishes for pictures.
    expect(rules.map(({ name }) => name)).toEqual(["RateLimitPerIP", "AWSManagedRulesKnownBadInputsRuleSet"]);
    expect([...wallsOf(preview), ...wallsOf(domain)]).toEqual([]);
  });

  test("a month that becomes dear is told before it is over, where a budget is set", () => {
    const budgetsOf = ({ resources }: Synthesis) => all(resources, "aws:budgets/budget:Budget");
    const [budget, ...others] = budgetsOf(production);
    expect(others).toEqual([]);
    expect(budget?.inputs).toMatchObject({ limitAmount: "200", limitUnit: "USD", timeUnit: "MONTHLY" });
    expect(budget?.inputs.notifications).toEqual([
      expect.objectContaining({ threshold: 80, notificationType: "ACTUAL" }),
      expect.objectContaining({ threshold: 100, notificationType: "FORECASTED" }),
    ]);
    for (const { subscriberEmailAddresses } of budget?.inputs.notifications ?? [])
      expect(subscriberEmailAddresses).toEqual(["night@shop.example"]);
    expect([...budgetsOf(preview), ...budgetsOf(domain)]).toEqual([]);
  });

  test("an alarm is mailed where somebody asked for it", () => {
    const mails = all(production.resources, "aws:sns/topicSubscription:TopicSubscription");
    expect(mails.map(({ inputs }) => inputs.endpoint)).toEqual(["night@shop.example"]);
    expect(all(preview.resources, "aws:sns/topicSubscription:TopicSubscription")).toEqual([]);
  });
});

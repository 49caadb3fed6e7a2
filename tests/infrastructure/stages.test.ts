import { beforeAll, describe, expect, test } from "vitest";
import { secrets } from "../../stacks/definitions.ts";
import { checks } from "./checks/every-stage.ts";
import { lambdaOf } from "./checks/lambdas.ts";
import { linkOf } from "./checks/links.ts";
import { previewLeavesNothing, productionIsKept } from "./checks/retention.ts";
import { rightsOf } from "./checks/rights.ts";
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
  const readItems = ["dynamodb:BatchGetItem", "dynamodb:GetItem", "dynamodb:Query"];
  const items = {
    Table: [
      ...readItems,
      ...["BatchWriteItem", "ConditionCheckItem", "DeleteItem", "PutItem", "UpdateItem"].map(
        (verb) => `dynamodb:${verb}`,
      ),
    ].sort(),
    "Table/index/gsi1": readItems,
    "Table/index/gsi2": readItems,
  };
  const objects = {
    Pictures: ["s3:ListBucket"],
    "Pictures/public/*": ["s3:GetObject", "s3:PutObject"],
    "Pictures/private/*": ["s3:GetObject", "s3:PutObject"],
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
    ["Api", { ...items, ...mail("production"), ...guardrail, ImageQueue: send, OrderQueue: send }],
    ["ImageQueue", { ...items, ...objects, ImageQueue: work, [stableDiffusion]: ["bedrock:InvokeModel"] }],
    ["OrderQueue", { ...items, ...objects, ...mail("production"), ...upscaler, OrderQueue: work }],
    ["Sweep", { ...items, ...discarding, ImageQueue: send, OrderQueue: send }],
    ["Audit", { ...items, OrderQueue: send }],
  ])("%s", (name, rights) => {
    const lambda = lambdaOf(production.resources, name);
    expect(lambda && rightsOf(production.resources, lambda)).toEqual(rights);
  });

  test("a stage that draws elsewhere asks nothing of Bedrock", () => {
    const lambda = lambdaOf(preview.resources, "ImageQueue");
    const rights = lambda && rightsOf(preview.resources, lambda);
    expect(rights).toMatchObject(objects);
    expect(JSON.stringify(rights)).not.toContain("bedrock");
  });
});

describe("who is told which secret", () => {
  const names: string[] = Object.values(secrets).map(({ resource }) => resource);

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
    ["ImageQueue", ["OpenAiKey"]],
    ["OrderQueue", ["OpenAiKey", "ProdigiCallbackSecret", "ProdigiKey", "StripeKey"]],
    ["Sweep", []],
    ["Audit", ["ProdigiKey", "StripeKey"]],
  ])("%s", (name, told) => {
    const id = lambdaOf(production.resources, name)?.name.replace(/Function$/, "") ?? "";
    expect(production.bundles[id]?.links.filter((link) => names.includes(link))).toEqual(told);
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

  test("an alarm is mailed where somebody asked for it", () => {
    const mails = all(production.resources, "aws:sns/topicSubscription:TopicSubscription");
    expect(mails.map(({ inputs }) => inputs.endpoint)).toEqual(["night@shop.example"]);
    expect(all(preview.resources, "aws:sns/topicSubscription:TopicSubscription")).toEqual([]);
  });
});

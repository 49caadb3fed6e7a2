import { describe, expect, test } from "vitest";
import { modelKeys, secrets } from "../../stacks/definitions.ts";
import { checks } from "./checks/every-stage.ts";
import { lambdaOf, lambdas } from "./checks/lambdas.ts";
import { linkOf } from "./checks/links.ts";
import { previewLeavesNothing, productionIsKept } from "./checks/retention.ts";
import { rightsOf } from "./checks/rights.ts";
import { usualStages } from "./stages.ts";

const [production, preview, domain] = await usualStages();

describe.each([
  ["production", production],
  ["a preview", preview],
  ["a stage with a domain", domain],
])("%s", (_, { resources, bundles }) => {
  test.each(checks({}).map(([fact]) => fact))("%s", (fact) => {
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
  const drawing = {
    Pictures: ["s3:ListBucket"],
    "Pictures/public/*": ["s3:PutObject"],
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
        ...drawing,
        ...subscribing,
        ImageQueue: work,
        [stableDiffusion]: ["bedrock:InvokeModel"],
      },
    ],
    [
      "OrderQueue",
      {
        Table: table("GetItem", "PutItem", "UpdateItem", "DeleteItem"),
        Pictures: ["s3:ListBucket"],
        "Pictures/public/*": ["s3:PutObject"],
        "Pictures/private/*": ["s3:GetObject"],
        ...subscribing,
        ...mail("production"),
        ...upscaler,
        OrderQueue: work,
      },
    ],
    [
      "MailQueue",
      {
        Table: table("GetItem", "PutItem", "DeleteItem"),
        MailQueue: work.filter((verb) => verb !== "sqs:SendMessage"),
      },
    ],
    [
      "Sweep",
      {
        Table: table("GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"),
        "Table/index/gsi1": table("Query"),
        "Table/index/gsi2": table("Query"),
        ...discarding,
        "arn:aws:cloudfront::123456789012:distribution/RouterCdnDistribution": [
          "cloudfront:CreateInvalidation",
        ],
        ImageQueue: send,
        OrderQueue: send,
      },
    ],
    ["Audit", { Table: table("GetItem", "PutItem", "UpdateItem"), OrderQueue: send }],
  ])("%s", (name, rights) => {
    const lambda = lambdaOf(production.resources, name);
    expect(lambda && rightsOf(production.resources, lambda)).toEqual(rights);
  });

  test("a stage that draws elsewhere asks nothing of Bedrock", () => {
    const lambda = lambdaOf(preview.resources, "ImageQueue");
    const rights = lambda && rightsOf(preview.resources, lambda);
    expect(rights).toMatchObject(drawing);
    expect(JSON.stringify(rights)).not.toMatch(/bedrock|marketplace/);
  });
});

describe("where several draw in turn", () => {
  const worker = () => lambdaOf(domain.resources, "ImageQueue");

  test("who draws may call each of the account's, and has the key of each of the others", () => {
    const lambda = worker();
    const rights = lambda && rightsOf(domain.resources, lambda);
    expect(Object.keys(rights ?? {}).filter((thing) => thing.includes(":bedrock:"))).toEqual([
      "arn:aws:bedrock:us-west-2::foundation-model/stability.sd3-5-large-v1:0",
      "arn:aws:bedrock:us-west-2::foundation-model/stability.stable-image-core-v1:1",
    ]);
    const links = domain.bundles[lambda?.name.replace(/Function$/, "") ?? ""]?.links ?? [];
    expect(links.filter((link) => link.endsWith("Key"))).toEqual(["GoogleAiKey", "OpenAiKey"]);
  });

  test("they are told in the order that the setting has", () => {
    expect(linkOf(domain.resources, "ImageModel")?.properties).toMatchObject({
      provider: "bedrock",
      model: "stability.sd3-5-large-v1:0",
      others: [
        { provider: "bedrock", model: "stability.stable-image-core-v1:1" },
        { provider: "openai", model: "gpt-image-2" },
        { provider: "google", model: "a-model" },
      ],
    });
  });
});

describe("who is told which secret", () => {
  const names: string[] = [...Object.values(secrets), ...modelKeys].map(({ resource }) => resource);

  test.each([
    [
      "Api",
      [
        "GoogleClientId",
        "OrderLinkSecret",
        "OriginSecret",
        "ProdigiKey",
        "SessionKeys",
        "StripeKey",
        "StripeWebhookSecrets",
      ],
    ],
    ["ImageQueue", []],
    ["OrderQueue", ["OrderLinkSecret", "ProdigiKey", "StripeKey"]],
    ["MailQueue", []],
    ["Sweep", []],
    ["Audit", ["ProdigiKey", "StripeKey"]],
  ])("%s", (name, told) => {
    const id = lambdaOf(production.resources, name)?.name.replace(/Function$/, "") ?? "";
    expect(production.bundles[id]?.links.filter((link) => names.includes(link))).toEqual(told);
  });

  test("who writes addresses of the shop, and who compares them, is told its own", () => {
    const told = lambdas(production.resources).filter(({ lambda }) =>
      production.bundles[lambda.name.replace(/Function$/, "")]?.links.includes("Site"),
    );
    expect(told.map(({ definition }) => definition.resource).toSorted()).toEqual([
      "Api",
      "Audit",
      "OrderQueue",
    ]);
  });

  test("who draws and who prints are told the key of the stage's model, and of no other", () => {
    for (const worker of ["ImageQueue", "OrderQueue"]) {
      const id = lambdaOf(preview.resources, worker)?.name.replace(/Function$/, "") ?? "";
      expect(preview.bundles[id]?.links).toContain("OpenAiKey");
    }
  });
});

import { describe, expect, test } from "vitest";
import { lambdaOf, lambdas } from "./checks/lambdas.ts";
import { linkOf } from "./checks/links.ts";
import { rightsOf } from "./checks/rights.ts";
import { distribution } from "./distribution.ts";
import { codeOf } from "./rights/reach.ts";
import { created, usualStages } from "./stages.ts";
import { all, type Synthesis } from "./synthesis/synthesis.ts";

const [production, preview, domain] = await usualStages();

test("a table that was restored takes the place of the stage's own: every function is led there and may work on it", async () => {
  const { resources } = await created("restored");
  expect(all(resources, "aws:dynamodb/table:Table")).toEqual([]);
  expect(linkOf(resources, "Table")?.properties.name).toBe("orders-of-yesterday");
  for (const { lambda } of lambdas(resources)) {
    const things = Object.keys(rightsOf(resources, lambda)).filter((thing) => thing.includes(":dynamodb:"));
    expect(things.length).toBeGreaterThan(0);
    for (const thing of things) expect(thing).toContain("table/orders-of-yesterday");
  }
  // What `preflight` asks the stage that stands.
  const toldOf = (stage: Synthesis["resources"]) =>
    lambdaOf(stage, "Api")?.inputs.environment.variables.WALLFLOWER_RESTORED_TABLE;
  expect([toldOf(resources), toldOf(production.resources)]).toEqual(["orders-of-yesterday", undefined]);
}, 120_000);

test("a stage that sleeps is made so: its clock does not tick, its queues wake nobody, and its API answers nobody", async () => {
  const { resources } = await created("restored");
  const wakers = (stage: Synthesis["resources"]) => [
    ...all(stage, "aws:scheduler/schedule:Schedule").map(({ inputs }) => inputs.state),
    ...all(stage, "aws:lambda/eventSourceMapping:EventSourceMapping").map(({ inputs }) => inputs.enabled),
    lambdaOf(stage, "Api")?.inputs.reservedConcurrentExecutions,
  ];
  expect(wakers(resources)).toEqual(["DISABLED", "DISABLED", false, false, false, 0]);
  expect(wakers(domain.resources)).toEqual(["ENABLED", "ENABLED", true, true, true, undefined]);
}, 120_000);

/** What the code calls it, and what the stage with a domain says of it. */
const told: [setting: string, inCode: RegExp, value: string][] = [
  ["WALLFLOWER_ACCOUNT_LIMITS", /\baccountLimits\b/, "unaskedMails=10000/86400"],
  ["WALLFLOWER_IMAGE_LIMITS", /\bimageLimits\b/, "modelCalls=100/3600"],
  ["WALLFLOWER_HOLD_MINUTES", /\bholdMinutes\b/, "45"],
  ["WALLFLOWER_FREE_SHIPPING_FROM", /\.catalogue\b/, "49"],
];

test("each function is told what its code goes by: who counts another day's pictures has no part in the limit", async () => {
  const found = lambdas(domain.resources).map(async ({ definition: { resource }, lambda }) => {
    const code = await codeOf(resource);
    const { variables } = lambda.inputs.environment;
    const goesBy = told.filter(([, inCode]) => inCode.test(code));
    expect([resource, variables]).toEqual([
      resource,
      expect.objectContaining(Object.fromEntries(goesBy.map(([setting, , value]) => [setting, value]))),
    ]);
    return goesBy.map(([setting]) => setting);
  });
  // None is there for nobody.
  expect([...new Set((await Promise.all(found)).flat())].toSorted()).toEqual(
    told.map(([setting]) => setting).toSorted(),
  );
}, 120_000);

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
    expect(lanesOf(domain)).toEqual([2, 2, 2]);
    expect(lambdaOf(domain.resources, "Api")?.inputs.reservedConcurrentExecutions).toBeUndefined();
  });

  test("a grown account has more lanes, and handlers that are the API's alone", () => {
    expect(lanesOf(production).sort()).toEqual([2, 4, 5]);
    expect(lambdaOf(production.resources, "Api")?.inputs.reservedConcurrentExecutions).toBe(100);
  });

  test("how long browsers insist on TLS is the stage's own promise, and a short one unless said", async () => {
    const hstsOf = async ({ resources }: Synthesis) =>
      (await distribution(resources).respond()).headers["strict-transport-security"]?.value;
    expect(await hstsOf(domain)).toBe("max-age=86400");
    expect(await hstsOf(production)).toBe("max-age=63072000; includeSubDomains");
  });

  test("the pages are listed where they have a domain to be listed under, and nowhere else", async () => {
    const askedOf = ({ resources }: Synthesis) => distribution(resources).visit("/sitemap.xml");
    expect(await askedOf(production)).toMatchObject({ origin: "site", request: { uri: "/sitemap.xml" } });
    expect(await askedOf(preview)).toMatchObject({ answer: { statusCode: 302 } });
  });

  test("a firewall counts each address where it is asked for, and is paid for nowhere else", () => {
    const wallsOf = ({ resources }: Synthesis) => all(resources, "aws:wafv2/webAcl:WebAcl");
    const rules = wallsOf(production).flatMap(({ inputs }) => inputs.rules);
    expect(rules.map(({ statement }) => statement.rateBasedStatement?.limit).filter(Boolean)).toEqual([2000]);
    // A 403 of the shop's own ends a session: who sends too much is told so, as by the shop itself.
    const [{ action } = {}, other] = rules;
    expect(action?.block?.customResponse).toEqual({ responseCode: 429, customResponseBodyKey: "slow-down" });
    expect(other?.action).toBeUndefined();
    const [body] = wallsOf(production).flatMap(({ inputs }) => inputs.customResponseBodies);
    expect(body).toMatchObject({ key: "slow-down", contentType: "APPLICATION_JSON" });
    expect(JSON.parse(body?.content ?? "")).toEqual({
      error: "That was too much at once. Please try again in a few minutes.",
    });
    // Rules that look for odd words in a body would refuse wishes for pictures.
    expect(rules.map(({ name }) => name)).toEqual(["RateLimitPerIP", "AWSManagedRulesKnownBadInputsRuleSet"]);
    expect([...wallsOf(preview), ...wallsOf(domain)]).toEqual([]);
    // It counts, and keeps no request: each has its sender's address in it, and may have the key of an order.
    for (const { visibilityConfig } of [...wallsOf(production).map(({ inputs }) => inputs), ...rules])
      expect(visibilityConfig).toMatchObject({
        cloudwatchMetricsEnabled: true,
        sampledRequestsEnabled: false,
      });
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
    const mailed = ({ resources }: Synthesis) =>
      all(resources, "aws:sns/topicSubscription:TopicSubscription")
        .filter(({ inputs }) => inputs.protocol === "email")
        .map(({ inputs }) => inputs.endpoint);
    expect(mailed(production)).toEqual(["night@shop.example"]);
    expect(mailed(preview)).toEqual([]);
    // What `preflight` asks the stage that stands, and SNS.
    const told = lambdaOf(production.resources, "Api")?.inputs.environment.variables;
    expect(told?.WALLFLOWER_ALARM_EMAIL).toBe("night@shop.example");
    const topics = all(production.resources, "aws:sns/topic:Topic").map(({ inputs }) => inputs.name);
    expect(topics).toContain("wallflower-production-alarms");
  });
});

import { awsAccount } from "../../../stacks/commands/preflight/account.ts";
import type { Operator } from "../../../stacks/commands/preflight/asking.ts";
import { serveStandIn } from "../../../stacks/local/server.ts";

type Answer = (query: URLSearchParams) => Said;
type Said = { status?: number; type?: string; body: string };

const json = (body: object): Said => ({ body: JSON.stringify(body) });
const refused = (code: string, message: string, status = 403): Said => ({
  status,
  type: code,
  body: JSON.stringify({ message }),
});
const model = (status: string) => json({ modelDetails: { modelId: "m", modelLifecycle: { status } } });
const availability = (agreement: string) =>
  json({
    modelId: "m",
    agreementAvailability: { status: agreement },
    authorizationStatus: "AUTHORIZED",
    entitlementAvailability: "AVAILABLE",
    regionAvailability: "AVAILABLE",
  });
const quotas = (perMinute: number) =>
  json({
    Quotas: [
      { QuotaName: "On-demand model inference requests per minute for Stable Diffusion 3 Large", Value: 15 },
      {
        QuotaName: "On-demand model inference requests per minute for Stable Diffusion 3.5 Large",
        Value: perMinute,
      },
    ],
  });
const distributions = (count: number) => ({
  body: `<?xml version="1.0"?><DistributionList><Items/><Quantity>${count}</Quantity></DistributionList>`,
});
const zones = (...names: string[]) => ({
  body: `<?xml version="1.0"?><ListHostedZonesResponse><HostedZones>${names
    .map((name) => `<HostedZone><Name>${name}.</Name></HostedZone>`)
    .join("")}</HostedZones></ListHostedZonesResponse>`,
});
const identity = (who: string) => ({
  body: `<GetCallerIdentityResponse><GetCallerIdentityResult><Arn>arn:aws:iam::123456789012:${who}</Arn><UserId>AIDA</UserId><Account>123456789012</Account></GetCallerIdentityResult></GetCallerIdentityResponse>`,
});
/** A page of all functions, behind which there is another: the account has more than its stages. */
const functions =
  (...stages: [stage: string, variables: Record<string, string>][]) =>
  (query: URLSearchParams): Said =>
    query.has("Marker")
      ? json({
          Functions: stages.map(([stage, Variables]) => ({
            FunctionName: `wallflower-${stage}-Api`,
            Environment: { Variables },
          })),
        })
      : json({
          Functions: [{ FunctionName: "somebody-elses" }, { FunctionName: "wallflower-staging-Sweep" }],
          NextMarker: "more==",
        });
/** Who is told by the topic of production's alarms; SNS says of a subscription that nobody confirmed what it waits for. */
const told =
  (...subscriptions: [email: string, arn: string][]) =>
  (query: URLSearchParams): Said =>
    query.get("TopicArn") === "arn:aws:sns:us-east-1:123456789012:wallflower-production-alarms"
      ? {
          body: `<ListSubscriptionsByTopicResponse><Subscriptions>${subscriptions
            .map(
              ([email, arn]) =>
                `<member><Endpoint>${email}</Endpoint><Protocol>email</Protocol><SubscriptionArn>${arn}</SubscriptionArn></member>`,
            )
            .join("")}</Subscriptions></ListSubscriptionsByTopicResponse>`,
        }
      : refused("NotFound", "Topic does not exist", 404);
const NIGHT = "night@shop.example";
const handlers = (count: number) => json({ AccountLimit: { ConcurrentExecutions: count } });
const mail = (isInProduction: boolean) =>
  json({
    ProductionAccessEnabled: isInProduction,
    SendingEnabled: true,
    SendQuota: { Max24HourSend: isInProduction ? 50_000 : 200 },
  });

const subscribed = () => availability("AVAILABLE");

/** What AWS answers, question by question, in the shapes of its own documentation. */
const accounts = {
  /** Of this morning: nobody has asked for anything yet. */
  fresh: {
    sts: () => identity("root"),
    "lambda /2015-03-31/functions": functions(),
    lambda: () => handlers(10),
    "bedrock /foundation-models/": () => model("ACTIVE"),
    "bedrock /foundation-model-availability/": () => availability("NOT_AVAILABLE"),
    servicequotas: () => quotas(0),
    cloudfront: () => distributions(0),
    route53: () => zones(),
    "ses /v2/email/account": () => mail(false),
    "ses /v2/email/identities/": () => refused("NotFoundException", "Email identity does not exist.", 404),
  },
  /** Somebody has begun, and may not see everything. */
  "half-ready": {
    sts: () => identity("user/deployer"),
    "lambda /2015-03-31/functions": () => refused("AccessDeniedException", "not authorized"),
    lambda: () => handlers(10),
    "bedrock /foundation-models/": () => model("LEGACY"),
    "bedrock /foundation-model-availability/": () => availability("AVAILABLE"),
    servicequotas: () =>
      refused("AccessDeniedException", "not authorized to perform servicequotas:ListServiceQuotas"),
    cloudfront: () => distributions(2),
    route53: () => zones("other.example"),
    "ses /v2/email/account": () => mail(false),
    "ses /v2/email/identities/": () => json({ VerifiedForSendingStatus: false }),
  },
  /** Signed in yesterday, and to a model that is old. */
  refused: {
    sts: () => ({
      status: 403,
      body: "<ErrorResponse><Error><Code>ExpiredToken</Code><Message>The security token included in the request is expired</Message></Error></ErrorResponse>",
    }),
    "bedrock /foundation-models/": () =>
      refused("AccessDeniedException", "Access denied. This Model is marked by provider as Legacy."),
  },
  ready: {
    sts: () => identity("role/deployer"),
    "lambda /2015-03-31/functions": functions(["production", { WALLFLOWER_ALARM_EMAIL: NIGHT }]),
    lambda: () => handlers(1000),
    sns: told([NIGHT, "arn:aws:sns:us-east-1:123456789012:wallflower-production-alarms:1"]),
    "bedrock /foundation-models/": () => model("ACTIVE"),
    "bedrock /foundation-model-availability/": () => availability("AVAILABLE"),
    servicequotas: () => quotas(60),
    cloudfront: () => distributions(3),
    route53: () => zones("other.example", "shop.example"),
    "ses /v2/email/account": () => mail(true),
    "ses /v2/email/identities/": () => json({ VerifiedForSendingStatus: true }),
  },
  /** Its production was led to a table that was restored. */
  restored: {
    "lambda /2015-03-31/functions": functions(["production", { WALLFLOWER_RESTORED_TABLE: "of-yesterday" }]),
  },
  /** Nobody has opened the link yet, or did so in time. */
  unconfirmed: {
    sts: () => identity("role/deployer"),
    "lambda /2015-03-31/functions": functions(["production", { WALLFLOWER_ALARM_EMAIL: NIGHT }]),
    sns: told([NIGHT, "PendingConfirmation"]),
  },
  unheard: {
    sts: () => identity("role/deployer"),
    "lambda /2015-03-31/functions": functions(
      ["production", { WALLFLOWER_ALARM_EMAIL: NIGHT }],
      ["pull-12", {}],
      ["staging", {}],
    ),
    lambda: () => handlers(1000),
    sns: told(["somebody@else.example", "arn:aws:sns:us-east-1:123456789012:wallflower-production-alarms:2"]),
  },
} satisfies Record<string, Record<string, Answer>>;

export type AccountName = keyof typeof accounts;

/** An account on this machine; it answers only what was signed for the service that is asked. */
export async function anAccount(name: AccountName) {
  const answers: [string, Answer][] = Object.entries(accounts[name]);
  const asked: string[] = [];
  const standIn = await serveStandIn((request) => {
    const { pathname, searchParams } = new URL(request.url);
    const service = /\/(\w+)\/aws4_request/.exec(request.headers.get("authorization") ?? "")?.[1] ?? "nobody";
    asked.push(`${request.method} ${service} ${decodeURIComponent(pathname)}`);
    // Bedrock subscribes the account to a model with the first picture that somebody has drawn there.
    if (pathname.startsWith("/model/")) answers.unshift([`${service} /foundation-model-avail`, subscribed]);
    const answer = pathname.startsWith("/model/")
      ? json({ images: [""], finish_reasons: [null] })
      : answers.find(([question]) => `${service} ${pathname}`.startsWith(question))?.[1](searchParams);
    return new Response(answer?.body ?? "{}", {
      status: answer ? (answer.status ?? 200) : 404,
      ...(answer?.type && { headers: { "x-amzn-errortype": answer.type } }),
    });
  });
  const operator: Operator = {
    region: "us-east-1",
    credentials: async () => ({ accessKeyId: "AKIA", secretAccessKey: "secret" }),
    endpoint: () => standIn.url,
  };
  return { account: awsAccount(operator), operator, asked, close: standIn.close };
}

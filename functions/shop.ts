import pkg from "../package.json" with { type: "json" };
import { composeShop, type Shop } from "./composition.ts";
import { SHOP_COST } from "./core/accounts/passwords.ts";
import { randomSecret } from "./core/accounts/secrets.ts";
import { noGuardrail } from "./core/images/moderation.ts";
import { holdMinutesOf } from "./core/orders/payment/hold.ts";
import { type Clock, systemClock } from "./lib/clock.ts";
import { randomId } from "./lib/ids.ts";
import { lazily, lazyPort } from "./lib/lazy.ts";
import { jsonLog } from "./lib/log.ts";
import { SHOP_ROUNDS } from "./lib/puzzle.ts";
import { secretsIn } from "./lib/rotating.ts";
import type { Aws, Caller } from "./partners/aws/service.ts";
import { bedrockGuardrail, bedrockIn } from "./partners/bedrock.ts";
import { cloudFrontCache } from "./partners/cloudfront.ts";
import { dynamoIn } from "./partners/dynamodb/client.ts";
import { dynamoEngine } from "./partners/dynamodb/engine.ts";
import { googleAccounts } from "./partners/google.ts";
import type { ModelChoice } from "./partners/models/provider.ts";
import { prodigi } from "./partners/prodigi/house.ts";
import { s3Pictures } from "./partners/s3.ts";
import { sesMailer } from "./partners/ses.ts";
import { postpone, redrive, sqsAt, sqsQueue } from "./partners/sqs.ts";
import { linkedIn } from "./partners/sst.ts";

/** What `sst.config.ts` links to the functions; locally `SST_RESOURCES_JSON` carries the same. */
type Links = {
  App: { name: string; stage: string };
  SessionKeys: { value: string };
  OriginSecret: { value: string };
  GoogleClientId: { value: string };
  Table: { name: string };
  Site: { url: string };
  Pictures: { name: string };
  /** A stage on one machine has none. */
  Edge: { distribution: string };
  Mail: { sender: string; configurationSet: string };
  Mailbox: { address: string };
  ImageQueue: { url: string };
  OrderQueue: { url: string };
  ImageDeadLetters: { url: string };
  OrderDeadLetters: { url: string };
  MailQueue: { url: string };
  MailDeadLetters: { url: string };
  StripeKey: { value: string };
  StripeWebhookSecrets: { value: string };
  ProdigiKey: { value: string };
  OrderLinkSecret: { value: string };
  ImageModel: ModelChoice;
  /** A stage on one machine has none. */
  Guardrail: { id: string; version: string };
};

const links = linkedIn<Links>(process.env);
const isLocal = () => links.App.stage === "local";

/** A local stage may live in the future, to see what the passing of time does. */
const clock: Clock = {
  now: () => new Date(systemClock.now().getTime() + (isLocal() ? aheadSeconds() * 1000 : 0)),
};
const aheadSeconds = () => Number(process.env.WALLFLOWER_CLOCK_AHEAD ?? 0);

/** Not every function is linked to everything, nor has every stage everything: undefined where it is not. */
function linked(read: () => string): string | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** A model names the secret that it wants; whoever does not draw knows what it can do without. */
const linkedSecret = (name: string) =>
  linked(() => (links as unknown as Record<string, { value: string }>)[name]?.value ?? "") ?? "";

/** Where Lambda, and the shell that SST lends an operator, put them. */
const caller = (): Caller => ({
  region: process.env.AWS_REGION ?? "us-east-1",
  credentials: {
    accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? "",
    secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY ?? "",
    sessionToken: process.env.AWS_SESSION_TOKEN,
  },
});

/** Only a stage on one machine says where a service is. */
const aws = (service: string): Aws => ({
  ...caller(),
  endpoint: process.env[`AWS_ENDPOINT_URL_${service}`] ?? process.env.AWS_ENDPOINT_URL,
});

const bedrock = (region: string) => bedrockIn({ ...aws("BEDROCK_RUNTIME"), region });

const tableCalled = (tableName: string) => dynamoEngine({ tableName, dynamo: dynamoIn(aws("DYNAMODB")) });

/** The one place that reads what is linked and the environment; importing it reads neither. */
export const shop: Shop = composeShop({
  clock: () => clock,
  newId: () => randomId,
  log: () => jsonLog((line) => process.stdout.write(line)),
  stage: () => links.App.stage,
  version: () => pkg.version,
  originSecret: () => links.OriginSecret.value,
  keyRing: () => links.SessionKeys.value,
  engine: () => tableCalled(links.Table.name),
  otherTable: () => tableCalled,
  passwordCost: () => SHOP_COST,
  puzzleRounds: () => SHOP_ROUNDS,
  newSecret: () => randomSecret,
  google: () =>
    googleAccounts({
      clock,
      clientId: links.GoogleClientId.value,
      standIn: process.env.WALLFLOWER_GOOGLE_URL,
    }),
  limitSettings: () => ({
    accounts: process.env.WALLFLOWER_ACCOUNT_LIMITS,
    images: process.env.WALLFLOWER_IMAGE_LIMITS,
  }),
  siteUrl: () => links.Site.url,
  pictures: () => s3Pictures({ bucket: links.Pictures.name, aws: aws("S3") }),
  edgeCache: () => {
    const distribution = linked(() => links.Edge.distribution);
    return distribution === undefined
      ? { clear: async (addresses) => shop.log.info("edge.cleared", { addresses: addresses.length }) }
      : cloudFrontCache({ distribution, aws: aws("CLOUDFRONT"), newId: randomId });
  },
  guardrail: () => {
    const id = linked(() => links.Guardrail.id);
    return id === undefined
      ? noGuardrail
      : bedrockGuardrail({
          id,
          version: links.Guardrail.version,
          log: shop.log,
          bedrock: bedrock(caller().region),
        });
  },
  model: () =>
    lazyPort(async () => {
      const { imageModel } = await import("./partners/models/providers.ts");
      return imageModel(links.ImageModel, linkedSecret, bedrock);
    }),
  imageProcessor: () => lazyPort(async () => (await import("./partners/pixels.ts")).sharpImageProcessor),
  payments: () =>
    lazyPort(async () =>
      (await import("./partners/stripe/payments.ts")).stripePayments({
        key: links.StripeKey.value,
        webhookSecrets: secretsIn(linked(() => links.StripeWebhookSecrets.value) ?? ""),
        standIn: process.env.WALLFLOWER_STRIPE_URL,
      }),
    ),
  livePayments: () => links.App.stage === "production",
  printHouse: () =>
    prodigi(() => ({
      standIn: process.env.WALLFLOWER_PRODIGI_URL,
      isReal: links.App.stage === "production",
      apiKey: links.ProdigiKey.value,
      shop,
    })),
  holdMinutes: () => holdMinutesOf(process.env.WALLFLOWER_HOLD_MINUTES),
  freeShippingFrom: () => process.env.WALLFLOWER_FREE_SHIPPING_FROM ?? "",
  orderSecret: () => links.OrderLinkSecret.value,
  mailer: () => sesMailer({ ...links.Mail, aws: aws("SESV2") }),
  mailbox: () => links.Mailbox.address,
  limited: () => !(isLocal() && process.env.WALLFLOWER_LIMITS === "off"),
  queues: () =>
    lazily<Shop["queues"]>({
      images: () => sqsQueue({ url: links.ImageQueue.url, caller: caller() }),
      orders: () => sqsQueue({ url: links.OrderQueue.url, caller: caller() }),
    }),
  postpone: () => async (queue, receipt, seconds) => {
    const url = { images: () => links.ImageQueue.url, orders: () => links.OrderQueue.url }[queue]();
    await postpone({ url, receipt, seconds }, sqsAt(url, caller()));
  },
  redrive: () => async () => {
    const ways = (["Image", "Order", "Mail"] as const).map((work) => ({
      from: links[`${work}DeadLetters`].url,
      to: links[`${work}Queue`].url,
    }));
    let moved = 0;
    for (const way of ways) moved += await redrive(way, sqsAt(way.from, caller()));
    return moved;
  },
});

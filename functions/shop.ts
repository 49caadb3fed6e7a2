import { Resource } from "sst/resource";
import pkg from "../package.json" with { type: "json" };
import type { Belongings } from "./core/accounts/belongings.ts";
import type { Google } from "./core/accounts/google.ts";
import { cartBelonging } from "./core/accounts/kept-cart.ts";
import { type AccountLimits, accountLimits } from "./core/accounts/limits.ts";
import { argonPasswords, type Passwords, SHOP_COST } from "./core/accounts/passwords.ts";
import { type NewSecret, randomSecret } from "./core/accounts/secrets.ts";
import { jwtTokens, type Tokens } from "./core/accounts/tokens.ts";
import type { OfferMemory } from "./core/cart/quoting.ts";
import type { Printer } from "./core/fulfilment/printer.ts";
import { imagesBelonging } from "./core/images/belonging.ts";
import type { Darkroom } from "./core/images/darkroom.ts";
import type { ImageJob } from "./core/images/jobs.ts";
import { type ImageLimits, imageLimits } from "./core/images/limits.ts";
import type { ImageModel } from "./core/images/model.ts";
import { type Guardrail, noGuardrail } from "./core/images/moderation.ts";
import type { Pictures } from "./core/images/pictures.ts";
import type { Mailer } from "./core/mail/mailer.ts";
import type { OrderJob } from "./core/orders/jobs.ts";
import type { Payments } from "./core/orders/payments.ts";
import { type Clock, systemClock } from "./lib/clock.ts";
import { type NewId, randomId } from "./lib/ids.ts";
import { lazily, lazyPort } from "./lib/lazy.ts";
import { jsonLog, type Log } from "./lib/log.ts";
import type { Queue } from "./lib/queue.ts";
import { dynamoEngine } from "./lib/table/dynamodb.ts";
import { openTable, type Table } from "./lib/table/table.ts";
import type { ModelChoice } from "./partners/models/model.ts";

/** Everything the shop works with. Use cases name the parts they need; tests hand in their own. */
export type Shop = {
  stage: string;
  version: string;
  /** What the edge adds to each call, so that nobody goes around it. */
  originSecret: string;
  clock: Clock;
  newId: NewId;
  log: Log;
  table: Table;
  tokens: Tokens;
  passwords: Passwords;
  newSecret: NewSecret;
  /** Who can vouch for a shopper besides the shop itself. */
  google: Google;
  /** What an account has, noun by noun: it moves, is exported and is forgotten with it. */
  belongings: Belongings;
  accountLimits: AccountLimits;
  /** Where shoppers find the shop: links in mails lead there. */
  siteUrl: string;
  pictures: Pictures;
  imageLimits: ImageLimits;
  /** A second look at what is asked for. */
  guardrail: Guardrail;
  /** Who draws, and where drawings become files; nothing for a function that does not draw. */
  model: ImageModel;
  darkroom: Darkroom;
  payments: Payments;
  /** Only money of this kind counts: real on production, play money everywhere else. */
  livePayments: boolean;
  printer: Printer;
  /** What was quoted lately: each process has its own memory. */
  offers: OfferMemory;
  /** How long an order can be changed before it goes to the print house. */
  holdMinutes: number;
  /** Behind the links in mails and the addresses that the print house calls. */
  orderSecret: string;
  mailer: Mailer;
  /** The shop's own address: it sends from here, and reads here. */
  mailbox: string;
  /** Limits can be lifted on the local stage, for demos and load. */
  limited: boolean;
  queues: { images: Queue<ImageJob>; orders: Queue<OrderJob> };
  /** Puts what became a dead letter back on its queue; answers how many. For operators only. */
  redrive(): Promise<number>;
};

/** What `sst.config.ts` links to the functions; locally `SST_RESOURCES_JSON` carries the same. */
type Links = {
  App: { stage: string };
  SessionKeys: { value: string };
  OriginSecret: { value: string };
  GoogleClientId: { value: string };
  Table: { name: string };
  Site: { url: string };
  Pictures: { name: string };
  Mail: { sender: string };
  ImageQueue: { url: string };
  OrderQueue: { url: string };
  ImageDeadLetters: { url: string };
  OrderDeadLetters: { url: string };
  StripeKey: { value: string };
  StripeWebhookSecrets: { value: string };
  ProdigiKey: { value: string };
  ProdigiCallbackSecret: { value: string };
  ImageModel: ModelChoice;
  /** A stage on one machine has none. */
  Guardrail: { id: string; version: string };
  OpenAiKey: { value: string };
};

const links = Resource as unknown as Links;
const isLocal = () => links.App.stage === "local";

/** A local stage may live in the future, to see what the passing of time does. */
const clock: Clock = {
  now: () => new Date(systemClock.now().getTime() + (isLocal() ? aheadSeconds * 1000 : 0)),
};
const aheadSeconds = Number(process.env.WALLFLOWER_CLOCK_AHEAD ?? 0);

/** Not every function is linked to everything, nor has every stage everything: undefined where it is not. */
function linked(read: () => string): string | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Orders in the sandbox are never made, and never charged. */
const prodigiAddress = (stage: string) =>
  `https://api.${stage === "production" ? "" : "sandbox."}prodigi.com/v4.0`;

const queue = <Job>(url: () => string) =>
  lazyPort<Queue<Job>>(async () => (await import("./partners/sqs.ts")).sqsQueue({ url: url() }));

/**
 * The one place that reads `Resource` and the environment, and puts the parts together. Not every function
 * is linked to everything, so each part reads its link when it is first asked for; importing costs nothing.
 */
export const shop: Shop = lazily<Shop>({
  clock: () => clock,
  newId: () => randomId,
  log: () => jsonLog((line) => process.stdout.write(line)),
  stage: () => links.App.stage,
  version: () => pkg.version,
  originSecret: () => links.OriginSecret.value,
  tokens: () => jwtTokens({ clock, stage: links.App.stage, keyRing: links.SessionKeys.value }),
  table: () => openTable({ engine: dynamoEngine({ tableName: links.Table.name }), clock }),
  passwords: () => argonPasswords(SHOP_COST),
  newSecret: () => randomSecret,
  google: () =>
    lazyPort(async () =>
      (await import("./partners/google.ts")).googleAccounts({
        clock,
        clientId: links.GoogleClientId.value,
        standIn: process.env.WALLFLOWER_GOOGLE_URL,
      }),
    ),
  belongings: () => [cartBelonging, imagesBelonging],
  accountLimits: () => accountLimits(process.env.WALLFLOWER_ACCOUNT_LIMITS),
  siteUrl: () => links.Site.url,
  pictures: () =>
    lazyPort(async () => (await import("./partners/s3.ts")).s3Pictures({ bucket: links.Pictures.name })),
  imageLimits: () => imageLimits(process.env.WALLFLOWER_IMAGE_LIMITS),
  guardrail: () => {
    const id = linked(() => links.Guardrail.id);
    return id === undefined
      ? noGuardrail
      : lazyPort(async () => {
          const { bedrockGuardrail } = await import("./partners/bedrock-guardrail.ts");
          return bedrockGuardrail({ id, version: links.Guardrail.version, log: shop.log });
        });
  },
  model: () =>
    lazyPort(async () =>
      (await import("./partners/models/model.ts")).imageModel(links.ImageModel, () => links.OpenAiKey.value),
    ),
  darkroom: () => lazyPort(async () => (await import("./partners/pixels.ts")).sharpDarkroom),
  payments: () =>
    lazyPort(async () =>
      (await import("./partners/stripe/payments.ts")).stripePayments({
        key: links.StripeKey.value,
        webhookSecrets: linked(() => links.StripeWebhookSecrets.value)?.split(",") ?? [],
        standIn: process.env.WALLFLOWER_STRIPE_URL,
      }),
    ),
  livePayments: () => links.App.stage === "production",
  printer: () =>
    lazyPort(async () =>
      (await import("./partners/prodigi/printer.ts")).prodigiPrinter({
        baseUrl: process.env.WALLFLOWER_PRODIGI_URL ?? prodigiAddress(links.App.stage),
        apiKey: links.ProdigiKey.value,
      }),
    ),
  offers: () => new Map(),
  holdMinutes: () => Number(process.env.WALLFLOWER_HOLD_MINUTES ?? 30),
  orderSecret: () => links.ProdigiCallbackSecret.value,
  mailer: () =>
    lazyPort(async () => (await import("./partners/ses.ts")).sesMailer({ sender: links.Mail.sender })),
  mailbox: () => links.Mail.sender,
  limited: () => !(isLocal() && process.env.WALLFLOWER_LIMITS === "off"),
  queues: () => ({
    images: queue<ImageJob>(() => links.ImageQueue.url),
    orders: queue<OrderJob>(() => links.OrderQueue.url),
  }),
  redrive: () => async () => {
    const { redrive } = await import("./partners/sqs.ts");
    const { ImageDeadLetters, ImageQueue, OrderDeadLetters, OrderQueue } = links;
    const images = await redrive({ from: ImageDeadLetters.url, to: ImageQueue.url });
    return images + (await redrive({ from: OrderDeadLetters.url, to: OrderQueue.url }));
  },
});

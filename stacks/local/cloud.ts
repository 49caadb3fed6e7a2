import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { pathForOthers, STRIPE_TELLS } from "../../functions/core/site/api-paths.ts";
import { type QueueDefinition, queues } from "../definitions.ts";
import { credentials, region } from "./aws.ts";
import { startDynamo } from "./dynamodb/start.ts";
import type { GoogleAccount, IssuedToken } from "./google/accounts.ts";
import { startGoogle } from "./google/start.ts";
import { type LocalProdigi, startProdigi } from "./prodigi/start.ts";
import type { PrintOrder } from "./prodigi/words.ts";
import { openRecords, type Records } from "./records.ts";
import { googleClientId, keptSecret, pictureBucket, resources } from "./resources.ts";
import { type LocalS3, startS3 } from "./s3/start.ts";
import type { StandIn } from "./server.ts";
import type { Mail } from "./ses/mails.ts";
import { startSes } from "./ses/start.ts";
import { tellOfMail } from "./ses/tell.ts";
import { type LocalSqs, startSqs } from "./sqs/start.ts";
import { type LocalStripe, startStripe } from "./stripe/start.ts";
import type { KeptAnswer, Refund, Session } from "./stripe/words.ts";

export type CloudOptions = {
  /** Without a folder, everything is forgotten at the end. */
  dataDir?: string | undefined;
  /** Where the shop itself is found: its pages link there. */
  siteUrl?: string;
  visibility?: (queue: QueueDefinition) => number;
};

export type Cloud = {
  /** What the production code reads from its environment. */
  env: Record<string, string>;
  records: Records;
  dynamodb: Awaited<ReturnType<typeof startDynamo>>;
  sqs: LocalSqs;
  s3: LocalS3;
  ses: StandIn;
  google: StandIn;
  stripe: LocalStripe;
  prodigi: LocalProdigi;
  close(): Promise<void>;
};

/** The shop's part of AWS on this machine, and the partners it speaks to, on loopback only. */
export async function startCloud({ dataDir, siteUrl = "", visibility }: CloudOptions = {}): Promise<Cloud> {
  if (dataDir) mkdirSync(dataDir, { recursive: true });
  const within = (name: string) => dataDir && join(dataDir, name);
  const records = openRecords(within("stand-ins.sqlite") ?? ":memory:");

  const kept = records.collection<string>("secrets");
  const sqs = startSqs({
    queues: Object.values(queues),
    dataDir: within("sqs"),
    visibility,
  });
  const starting = {
    stripe: startStripe({
      sessions: records.collection<Session>("stripe-sessions"),
      refunds: records.collection<Refund>("stripe-refunds"),
      answers: records.collection<KeptAnswer>("stripe-answers"),
      key: keptSecret("stripeKey", kept),
      webhook: {
        url: siteUrl + pathForOthers(STRIPE_TELLS),
        secret: keptSecret("stripeWebhookSecrets", kept),
      },
    }),
    prodigi: startProdigi({
      orders: records.collection<PrintOrder>("prodigi-orders"),
      apiKey: keptSecret("prodigiKey", kept),
    }),
    dynamodb: startDynamo({ dataDir: within("dynamodb") }),
    sqs,
    s3: startS3({ buckets: [pictureBucket], dataDir: within("s3") }),
    ses: startSes({
      mails: records.collection<Mail>("mails"),
      tell: async (event) => tellOfMail(await sqs, event),
    }),
    google: startGoogle({
      accounts: records.collection<GoogleAccount>("google-accounts"),
      tokens: records.collection<IssuedToken>("google-tokens"),
      client: { clientId: googleClientId, origin: siteUrl },
    }),
  };
  const closeAll = async () => {
    const services = await Promise.allSettled(Object.values(starting));
    await Promise.all(services.map((one) => (one.status === "fulfilled" ? one.value.close() : undefined)));
    records.close();
  };

  try {
    const [dynamodb, sqs, s3, ses, google, stripe, prodigi] = await Promise.all([
      starting.dynamodb,
      starting.sqs,
      starting.s3,
      starting.ses,
      starting.google,
      starting.stripe,
      starting.prodigi,
    ]);
    const links = resources({
      queueUrl: sqs.urlOf,
      siteUrl,
      kept,
    });
    const env = {
      AWS_REGION: region,
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      AWS_ENDPOINT_URL_DYNAMODB: dynamodb.url,
      AWS_ENDPOINT_URL_S3: s3.url,
      AWS_ENDPOINT_URL_SESV2: ses.url,
      WALLFLOWER_GOOGLE_URL: google.url,
      WALLFLOWER_STRIPE_URL: stripe.url,
      WALLFLOWER_PRODIGI_URL: prodigi.url,
      SST_RESOURCES_JSON: JSON.stringify(links),
    };
    return { env, records, dynamodb, sqs, s3, ses, google, stripe, prodigi, close: closeAll };
  } catch (failure) {
    await closeAll();
    throw failure;
  }
}

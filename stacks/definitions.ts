/**
 * What the shop runs on, said once: `sst.config.ts` provisions these on AWS, `stacks/local` starts the same
 * on one machine, and the tests compare the two. Handlers are files below `functions`, as SST names them.
 */
import { PICTURES_ROUTE, PRIVATE_PREFIX, PUBLIC_PREFIX } from "../functions/core/images/pictures.ts";
import { API_ROUTE } from "../functions/core/site/api-paths.ts";
import { drawnPaths } from "../functions/edge/routes.ts";
import { tableShape } from "../functions/lib/table/shape.ts";
import { secretNames } from "../functions/partners/models/providers.ts";

export const table = { resource: "Table", ...tableShape } as const;

export const buckets = {
  /** Originals are never served; files for print are, under names that nobody guesses, as the print house fetches them. */
  pictures: {
    resource: "Pictures",
    publicPrefix: PUBLIC_PREFIX,
    privatePrefix: PRIVATE_PREFIX,
    route: PICTURES_ROUTE,
  },
} as const;

/** A queue and the handler it drives. Visibility is six times the handler's timeout, as AWS advises. */
export type QueueDefinition = {
  resource: string;
  deadLetters: string;
  handler: string;
  timeoutSeconds: number;
  memoryMb: number;
  batchSize: number;
  /** Handlers at work at once on one machine; on AWS a setting of the stage says (account-settings.ts). */
  concurrency: number;
  /** Deliveries before a message is a dead letter. */
  attempts: number;
};

export const queues = {
  images: {
    resource: "ImageQueue",
    deadLetters: "ImageDeadLetters",
    handler: "functions/worker/images.handler",
    timeoutSeconds: 150,
    memoryMb: 2048,
    batchSize: 1,
    concurrency: 4,
    attempts: 4,
  },
  orders: {
    resource: "OrderQueue",
    deadLetters: "OrderDeadLetters",
    handler: "functions/worker/orders.handler",
    // Makes the files that are printed: the largest have 78 megapixels. Whom it waits for meanwhile may take long.
    timeoutSeconds: 240,
    memoryMb: 3008,
    batchSize: 1,
    concurrency: 5,
    attempts: 5,
  },
  /** What SES tells of mails that came back, or were not wanted. */
  mails: {
    resource: "MailQueue",
    deadLetters: "MailDeadLetters",
    handler: "functions/worker/mails.handler",
    timeoutSeconds: 30,
    memoryMb: 512,
    batchSize: 10,
    concurrency: 2,
    attempts: 5,
  },
} as const satisfies Record<string, QueueDefinition>;

export type QueueName = keyof typeof queues;

export const visibilitySeconds = (queue: QueueDefinition) => queue.timeoutSeconds * 6;

export type ScheduleDefinition = {
  resource: string;
  handler: string;
  everyMinutes: number;
  timeoutSeconds: number;
  memoryMb: number;
};

export const schedules = {
  sweep: {
    resource: "Sweep",
    handler: "functions/worker/sweeps.sweep",
    everyMinutes: 5,
    // As long as until the next: behind an outage there may be a hundred thousand orders.
    timeoutSeconds: 300,
    memoryMb: 1024,
  },
  audit: {
    resource: "Audit",
    handler: "functions/worker/sweeps.audit",
    everyMinutes: 24 * 60,
    timeoutSeconds: 600,
    memoryMb: 1024,
  },
} as const satisfies Record<string, ScheduleDefinition>;

export const api = {
  resource: "Api",
  handler: "functions/api/lambda.handler",
  route: API_ROUTE,
  /** What it reads of a query. Anything else in one tells no answer from another at the edge. */
  queries: ["cursor", "key", "limit", "offset"],
  timeoutSeconds: 30,
  memoryMb: 1024,
} as const;

/** What a function is called: also the end of its name on AWS. */
export type FunctionResource =
  | typeof api.resource
  | (typeof queues)[QueueName]["resource"]
  | (typeof schedules)[keyof typeof schedules]["resource"];

/** How long browsers keep which files of the site: of what a file is called by, the last counts. */
export const siteCaching: { files: string | string[]; cacheControl: string }[] = [
  { files: "**", cacheControl: "public, max-age=300" },
  // Our own pictures change with a release at most: yesterday's is shown while today's is fetched.
  {
    files: drawnPaths.map((path) => `${path.slice(1)}/**`),
    cacheControl: "public, max-age=86400, stale-while-revalidate=2592000",
  },
  { files: "assets/**", cacheControl: "public, max-age=31536000, immutable" },
  { files: "**/*.html", cacheControl: "public, max-age=0, must-revalidate" },
];

export const site = { resource: "Site", output: "dist/site" } as const;

/** The design system's own page: on the local stage only. */
export const kitPage = { route: "/_local/kit", output: "dist/kit" } as const;

export const mail = { resource: "Mail" } as const;

/** Where the shop reads: the address that it sends from. Whoever only has to know it may send nothing. */
export const mailbox = { resource: "Mailbox" } as const;

/** `placeholder` marks a secret that a stage can live without; the rest must be set before a deploy. */
export const secrets = {
  /** Two keys, "new,old", so that they can be rotated while sessions go on. */
  sessionKeys: { resource: "SessionKeys" },
  /** The edge adds it to each request; the API refuses calls that come without it. */
  originSecret: { resource: "OriginSecret" },
  stripeKey: { resource: "StripeKey" },
  stripeWebhookSecrets: { resource: "StripeWebhookSecrets" },
  prodigiKey: { resource: "ProdigiKey" },
  orderLinkSecret: { resource: "OrderLinkSecret" },
  googleClientId: { resource: "GoogleClientId", placeholder: "none" },
} as const satisfies Record<string, { resource: string; placeholder?: string }>;

/** The keys of image models: each model names its own. */
export const modelKeys = secretNames().map((resource) => ({ resource, placeholder: "none" }));

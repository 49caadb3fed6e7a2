import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { ImageModel } from "../../functions/core/images/model.ts";
import { lazyPort } from "../../functions/lib/lazy.ts";
import { queues } from "../definitions.ts";
import { type Cloud, startCloud } from "./cloud.ts";
import { CONSOLE, openConsole } from "./console/console.ts";
import { packedOnCores } from "./cores.ts";
import { writeEnvironment } from "./environment-file.ts";
import { asFunction } from "./lambda/api.ts";
import { listenEarly } from "./listen-early.ts";
import { counted } from "./origin/counted.ts";
import { edge } from "./origin/edge.ts";
import { isAtOrBelow, origin } from "./origin/origin.ts";
import type { Site } from "./origin/site-files.ts";
import { pictureBucket } from "./resources.ts";
import { listener } from "./server.ts";
import type { Mail } from "./ses/mails.ts";
import type { Settings } from "./settings.ts";
import { startTriggers } from "./triggers.ts";
import { openWatch } from "./watch.ts";

export type Stage = {
  url: string;
  /** Settles, with the reason, if a part that nothing works without is gone. */
  lost: Promise<string>;
  close(): Promise<void>;
};

/** Sees a call first, and passes on what is not for it. */
type Before = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
type OpenedSite = { site: Site; before?: Before; close?: () => Promise<void> };
export type OpenSite = (signal: AbortSignal) => Promise<OpenedSite>;

/** Draws where no model is: like every stand-in, it comes in through the port. Loaded with the first picture. */
const embedded = lazyPort(async () => (await import("./artist/artist.ts")).embeddedArtist);

const named = ({ choice, keys }: NonNullable<Settings["model"]>) =>
  lazyPort(async () =>
    (await import("../../functions/partners/models/providers.ts")).imageModel(
      choice,
      (secret) => keys[secret] ?? "",
      () => {
        throw new Error("nobody signs for AWS on this machine");
      },
    ),
  );

type Options = Settings & { artist?: ImageModel | undefined; openSite: OpenSite; signal: AbortSignal };

/** The whole shop on this machine: its cloud, what triggers its handlers, and its one address. */
export async function openStage({
  port,
  host,
  dataDir,
  model,
  artist = embedded,
  openSite,
  signal,
}: Options): Promise<Stage> {
  // First of all: this is what fails most often, and the others need to know the address.
  const server = await listenEarly({ port, host });
  const starting = startCloud({ dataDir, siteUrl: server.url });
  const opening = openSite(signal);
  const loading = loadShop();
  const closers: (() => Promise<void> | void)[] = [
    async () => (await starting.catch(() => undefined))?.close(),
    async () => (await opening.catch(() => undefined))?.close?.(),
    server.close,
  ];
  const close = async () => {
    for (const closeOne of closers.splice(0).reverse()) await closeOne();
  };

  try {
    const [cloud, { site, before }, loaded] = await Promise.all([starting, opening, loading]);
    signal.throwIfAborted();
    if (dataDir) closers.push(writeEnvironment(dataDir, cloud.env).close);
    // Read by `functions/shop.ts` when the shop is first used: that is below.
    Object.assign(process.env, cloud.env);
    const { answer, stop } = startShop(loaded, cloud, site, model ? named(model) : artist);
    closers.push(stop);
    server.serve(
      before ? (request, response) => before(request, response, () => answer(request, response)) : answer,
    );
    return { url: server.url, lost: cloud.dynamodb.lost, close };
  } catch (failure) {
    await close();
    throw failure;
  }
}

/** Read while the cloud begins, which is other processes' work; nothing of it is used before. */
async function loadShop() {
  const [{ createApp }, { shop }] = await Promise.all([
    import("../../functions/api/app.ts"),
    import("../../functions/shop.ts"),
  ]);
  return { createApp, shop };
}

function startShop(
  { createApp, shop }: Awaited<ReturnType<typeof loadShop>>,
  cloud: Cloud,
  site: Site,
  model: ImageModel,
): { answer: RequestListener; stop(): Promise<void> } {
  shop.model = model;
  shop.imageProcessor = packedOnCores(shop.imageProcessor);
  const watch = openWatch({
    now: Date.now,
    look: (queue) => {
      const { resource, deadLetters } = queues[queue];
      return { queue: cloud.sqs.look(resource), deadLetters: cloud.sqs.look(deadLetters) };
    },
  });
  shop.log = watch.listening(shop.log);
  const api = createApp(shop);
  const triggers = startTriggers(cloud, shop.log, watch);
  const localConsole = openConsole({
    mails: cloud.records.collection<Mail>("mails"),
    sqs: cloud.sqs,
    lastBatches: triggers.lastBatches,
    schedules: triggers.schedules,
    prodigi: cloud.prodigi,
    shop,
    stripe: cloud.stripe,
    watch,
    faults: {
      payments: cloud.stripe.faults,
      prints: cloud.prodigi.faults,
      mail: cloud.ses.faults,
      google: cloud.google.faults,
    },
  });
  const distribution = origin({
    edge: edge({ originSecret: shop.originSecret }),
    site,
    api: asFunction((request) => api.fetch(request), watch),
    pictures: cloud.s3.bucket(pictureBucket),
  });
  const seen = counted(distribution, watch);
  const answer = listener((request, incoming) => {
    const [path = "/"] = (incoming.url ?? "/").split("?", 1);
    return isAtOrBelow(path, CONSOLE) ? localConsole.fetch(request) : seen(request, incoming);
  });
  return { answer, stop: triggers.close };
}

import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { queues, schedules as scheduleDefinitions } from "../definitions.ts";
import { startCloud } from "./cloud.ts";
import { CONSOLE, openConsole } from "./console/console.ts";
import { openDoor } from "./door.ts";
import { drive, type LastBatch } from "./lambda/event-source.ts";
import { type ScheduleRecord, schedule } from "./lambda/schedules.ts";
import { edge } from "./origin/edge.ts";
import { isAtOrBelow, origin } from "./origin/origin.ts";
import type { Site } from "./origin/site-files.ts";
import { pictureBucket } from "./resources.ts";
import { listener } from "./server.ts";
import type { Mail } from "./ses/mails.ts";
import type { Settings } from "./settings.ts";

export type Stage = { url: string; close(): Promise<void> };

type SiteMaker = { site: Site /** Takes the calls for the site before they get there. */; before?: Before };
export type Before = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

type Options = Settings & { openSite: (signal: AbortSignal) => Promise<SiteMaker>; signal: AbortSignal };

/** The whole shop on this machine: its cloud, what drives its handlers, and its one address. */
export async function openStage({ port, host, dataDir, openSite, signal }: Options): Promise<Stage> {
  // First of all, because this is what fails most often, and others need to know the address.
  const door = await openDoor({ port, host });
  const closers: (() => Promise<void> | void)[] = [door.close];
  const close = async () => {
    for (const closeOne of closers.splice(0).reverse()) await closeOne();
  };

  try {
    const [{ site, before }, cloud] = await Promise.all([
      openSite(signal),
      startCloud({ dataDir, siteUrl: door.url }).then((cloud) => {
        closers.unshift(cloud.close);
        return cloud;
      }),
    ]);
    signal.throwIfAborted();

    // Read by the SDKs, by `Resource` and by the shop, which are first used below.
    Object.assign(process.env, cloud.env);
    const [{ createApp }, { shop }] = await Promise.all([
      import("../../functions/api/app.ts"),
      import("../../functions/shop.ts"),
    ]);
    const api = createApp(shop);

    const lastBatches = cloud.records.collection<LastBatch>("last batches");
    for (const definition of Object.values(queues)) {
      const source = drive({
        endpoint: cloud.sqs.url,
        queueUrl: cloud.sqs.urlOf(definition.resource),
        definition,
        onBatch: (batch) => lastBatches.put(definition.resource, batch),
        onFailure: (failure) =>
          shop.log.error("function.failed", { handler: definition.handler, failure: String(failure) }),
      });
      closers.push(() => source.close());
    }
    const records = cloud.records.collection<ScheduleRecord>("schedules");
    const schedules = Object.values(scheduleDefinitions).map((one) => schedule(one, { records }));
    for (const one of schedules) closers.push(one.close);

    const backstage = openConsole({
      mails: cloud.records.collection<Mail>("mails"),
      sqs: cloud.sqs,
      lastBatches,
      schedules,
    });
    const behindTheEdge = origin({
      edge: edge({ originSecret: shop.originSecret }),
      site,
      api: (request) => api.fetch(request),
      pictures: cloud.s3.bucket(pictureBucket),
    });
    const answer: RequestListener = listener((request, incoming) => {
      const [path = "/"] = (incoming.url ?? "/").split("?", 1);
      return isAtOrBelow(path, CONSOLE) || path === `${CONSOLE}.json`
        ? backstage.fetch(request)
        : behindTheEdge(request, incoming);
    });
    door.open(
      before ? (request, response) => before(request, response, () => answer(request, response)) : answer,
    );
    return { url: door.url, close };
  } catch (failure) {
    await close();
    throw failure;
  }
}

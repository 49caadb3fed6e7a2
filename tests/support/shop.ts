import { composeShop, type Ports, type StageSettings } from "../../functions/composition.ts";
import type { GooglePerson } from "../../functions/core/accounts/google.ts";
import type { ImageJob } from "../../functions/core/images/jobs.ts";
import { noGuardrail } from "../../functions/core/images/moderation.ts";
import type { OrderJob } from "../../functions/core/orders/jobs.ts";
import type { Makers } from "../../functions/lib/lazy.ts";
import type { Fields } from "../../functions/lib/log.ts";
import type { Engine } from "../../functions/lib/table/engine.ts";
import { prodigiPrices } from "../../functions/partners/prodigi/prices.ts";
import { aClock } from "./clock.ts";
import { countingEngine } from "./counting-engine.ts";
import { fakeEdge } from "./fake-edge.ts";
import { fakeGoogle } from "./fake-google.ts";
import { fakeImageProcessor } from "./fake-image-processor.ts";
import { fakeMailer } from "./fake-mailer.ts";
import { fakePayments } from "./fake-payments.ts";
import { fakePictures } from "./fake-pictures.ts";
import { fakePrinter } from "./fake-printer.ts";
import { fakeQueue } from "./fake-queue.ts";
import { memoryEngine } from "./memory-engine.ts";
import { unseenModel } from "./unseen-model.ts";

export const ORIGIN_SECRET = "the-edge";
export const KEY_RING = "test.a-key-that-only-the-tests-ever-sign-with";

/** Ids in a row: readable in a failure, the same in every run. */
const counting = () => {
  let last = 0;
  return () => `id-${String(++last).padStart(4, "0")}`;
};

/** The whole shop with nothing outside it: real rules, a clock that the test moves, a log to read. */
export function aShop({ kept = memoryEngine() }: { kept?: Engine } = {}) {
  const clock = aClock();
  const newId = counting();
  const logged: { level: "info" | "error"; event: string; fields: Fields | undefined }[] = [];
  const { engine, requests } = countingEngine(kept);
  const mailer = fakeMailer();
  const payments = fakePayments(clock);
  const printer = fakePrinter(clock);
  const edge = fakeEdge();
  /** Who holds which of Google's tokens. */
  const people: Record<string, GooglePerson> = {};
  const queues = { images: fakeQueue<ImageJob>(), orders: fakeQueue<OrderJob>() };
  const shop = composeShop(
    handedIn({
      stage: "test",
      version: "0.0.0",
      originSecret: ORIGIN_SECRET,
      keyRing: KEY_RING,
      orderSecret: "a secret for orders",
      siteUrl: "https://wallflower.test",
      mailbox: "hello@wallflower.test",
      holdMinutes: 30,
      freeShippingFrom: "",
      livePayments: false,
      limited: true,
      limitSettings: {},
      passwordCost: { memory: 8, passes: 1 },
      puzzleRounds: 2,
      clock,
      newId,
      newSecret: () => `secret-${newId()}`,
      log: {
        info: (event, fields) => logged.push({ level: "info", event, fields }),
        error: (event, fields) => logged.push({ level: "error", event, fields }),
      },
      engine,
      google: fakeGoogle(people),
      pictures: fakePictures(),
      edgeCache: edge,
      guardrail: noGuardrail,
      model: unseenModel,
      imageProcessor: fakeImageProcessor,
      payments,
      printHouse: { prices: prodigiPrices, printer },
      mailer,
      queues,
      postpone: async () => {},
      redrive: async () => 0,
      otherTable: () => memoryEngine(),
    }),
  );
  const { inbox } = mailer;
  /** The token in the last mail, whatever it is for. */
  const mailedToken = () => /(?:oken|confirm)=([\w-]+)/.exec(inbox.at(-1)?.text ?? "")?.[1] ?? "";
  return {
    ...{ shop, clock, logged, requests, inbox, mailedToken },
    ...{ queues, people, payments, printer, cleared: edge.cleared },
  };
}

const handedIn = (given: StageSettings & Ports) =>
  Object.fromEntries(Object.entries(given).map(([name, part]) => [name, () => part])) as Makers<
    StageSettings & Ports
  >;

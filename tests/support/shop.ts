import type { GooglePerson } from "../../functions/core/accounts/google.ts";
import { cartBelonging } from "../../functions/core/accounts/kept-cart.ts";
import { accountLimits } from "../../functions/core/accounts/limits.ts";
import { argonPasswords } from "../../functions/core/accounts/passwords.ts";
import { jwtTokens } from "../../functions/core/accounts/tokens.ts";
import { imagesBelonging } from "../../functions/core/images/belonging.ts";
import type { ImageJob } from "../../functions/core/images/jobs.ts";
import { imageLimits } from "../../functions/core/images/limits.ts";
import { noGuardrail } from "../../functions/core/images/moderation.ts";
import type { OrderJob } from "../../functions/core/orders/jobs.ts";
import type { Fields } from "../../functions/lib/log.ts";
import { countingEngine } from "../../functions/lib/table/counting.ts";
import { memoryEngine } from "../../functions/lib/table/memory.ts";
import { openTable } from "../../functions/lib/table/table.ts";
import { plainModel } from "../../functions/partners/models/plain.ts";
import type { Shop } from "../../functions/shop.ts";
import { aClock } from "./clock.ts";
import { fakeDarkroom } from "./fake-darkroom.ts";
import { fakeGoogle } from "./fake-google.ts";
import { fakeMailer } from "./fake-mailer.ts";
import { fakePayments } from "./fake-payments.ts";
import { fakePictures } from "./fake-pictures.ts";
import { fakePrinter } from "./fake-printer.ts";
import { fakeQueue } from "./fake-queue.ts";

export const ORIGIN_SECRET = "the-edge";
export const KEY_RING = "test.a-key-that-only-the-tests-ever-sign-with";

/** Ids in a row: readable in a failure, the same in every run. */
const counting = () => {
  let last = 0;
  return () => `id-${String(++last).padStart(4, "0")}`;
};

/** The whole shop with nothing outside it: real rules, a clock that the test moves, a log to read. */
export function aShop() {
  const clock = aClock();
  const newId = counting();
  const logged: { level: "info" | "error"; event: string; fields: Fields | undefined }[] = [];
  const { engine, requests } = countingEngine(memoryEngine());
  const mailer = fakeMailer();
  const payments = fakePayments();
  const printer = fakePrinter();
  /** Who holds which of Google's tokens. */
  const people: Record<string, GooglePerson> = {};
  const queues = { images: fakeQueue<ImageJob>(), orders: fakeQueue<OrderJob>() };
  const shop: Shop = {
    stage: "test",
    version: "0.0.0",
    originSecret: ORIGIN_SECRET,
    clock,
    newId,
    log: {
      info: (event, fields) => logged.push({ level: "info", event, fields }),
      error: (event, fields) => logged.push({ level: "error", event, fields }),
    },
    tokens: jwtTokens({ clock, stage: "test", keyRing: KEY_RING }),
    table: openTable({ engine, clock }),
    pictures: fakePictures(),
    imageLimits: imageLimits(),
    guardrail: noGuardrail,
    model: plainModel,
    darkroom: fakeDarkroom,
    payments,
    livePayments: false,
    printer,
    offers: new Map(),
    holdMinutes: 30,
    orderSecret: "a secret for orders",
    mailer,
    passwords: argonPasswords({ memory: 8, passes: 1 }),
    google: fakeGoogle(people),
    belongings: [cartBelonging, imagesBelonging],
    accountLimits: accountLimits(),
    newSecret: () => `secret-${newId()}`,
    siteUrl: "https://wallflower.test",
    mailbox: "hello@wallflower.test",
    limited: true,
    queues,
    redrive: async () => 0,
  };
  return { shop, clock, logged, requests, inbox: mailer.inbox, queues, people, payments, printer };
}

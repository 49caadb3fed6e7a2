import type { Google } from "./core/accounts/google.ts";
import { type AccountLimits, accountLimits } from "./core/accounts/limits.ts";
import { ownedNetworks } from "./core/accounts/owned-networks.ts";
import { ownedSessions } from "./core/accounts/owned-sessions.ts";
import type { Ownership } from "./core/accounts/ownership.ts";
import { type HashCost, openPasswords, type Passwords } from "./core/accounts/passwords.ts";
import type { NewSecret } from "./core/accounts/secrets.ts";
import { jwtTokens, type Tokens } from "./core/accounts/tokens.ts";
import { ownedCart } from "./core/cart/ownership.ts";
import type { OfferMemory } from "./core/cart/quoting.ts";
import { type Catalogue, openCatalogue, termsOf } from "./core/catalogue/catalogue.ts";
import { ownedMessages } from "./core/contact/ownership.ts";
import type { Printer, PrintHouse } from "./core/fulfilment/printer.ts";
import type { EdgeCache } from "./core/images/edge-cache.ts";
import type { ImageProcessor } from "./core/images/image-processor.ts";
import type { ImageJob } from "./core/images/jobs.ts";
import { type ImageLimits, imageLimits } from "./core/images/limits.ts";
import type { ImageModel } from "./core/images/model.ts";
import type { Guardrail } from "./core/images/moderation.ts";
import { ownImages } from "./core/images/ownership.ts";
import type { Pictures } from "./core/images/pictures.ts";
import { consideringClosed } from "./core/mail/closed-mailboxes.ts";
import type { Mailer } from "./core/mail/mailer.ts";
import { ownedSubscription } from "./core/newsletter/ownership.ts";
import type { OrderJob } from "./core/orders/jobs.ts";
import { ownOrders } from "./core/orders/ownership.ts";
import type { Payments } from "./core/orders/payment/payments.ts";
import type { Clock } from "./lib/clock.ts";
import type { NewId } from "./lib/ids.ts";
import { lazily, type Makers } from "./lib/lazy.ts";
import type { Log } from "./lib/log.ts";
import type { Queue } from "./lib/queue.ts";
import type { Engine } from "./lib/table/engine.ts";
import { openTable, type Table } from "./lib/table/table.ts";

/** What a stage decides, without being a part of the shop. */
export type StageSettings = {
  stage: string;
  version: string;
  /** What the edge adds to each call, so that nobody goes around it. */
  originSecret: string;
  /** Signs the tokens: "new,old". */
  keyRing: string;
  /** Behind the links in mails and the addresses that the print house calls: "new,old". */
  orderSecret: string;
  /** Where shoppers find the shop: links in mails lead there. */
  siteUrl: string;
  /** The shop's own address: it sends from here, and reads here. */
  mailbox: string;
  /** How long an order can be changed before it goes to the print house. */
  holdMinutes: number;
  /** In dollars: for so much, the cheapest shipping costs nothing; empty where it is always paid. */
  freeShippingFrom: string;
  /** Only money of this kind counts: real on production, play money everywhere else. */
  livePayments: boolean;
  /** Limits can be lifted on the local stage, for demos and load. */
  limited: boolean;
  /** Other measures than the usual, in the words of `measured`. */
  limitSettings: { accounts?: string | undefined; images?: string | undefined };
  passwordCost: HashCost;
  /** What it costs a browser to show that it is no machine. */
  puzzleRounds: number;
};

/** Time, chance, and everything outside: all that production, the local stage, tests and simulations differ in. */
export type Ports = {
  clock: Clock;
  newId: NewId;
  newSecret: NewSecret;
  log: Log;
  engine: Engine;
  /** Who can vouch for a shopper besides the shop itself. */
  google: Google;
  pictures: Pictures;
  edgeCache: EdgeCache;
  /** A second look at what is asked for. */
  guardrail: Guardrail;
  /** Who draws, and where drawings become files; nothing for a function that does not draw. */
  model: ImageModel;
  imageProcessor: ImageProcessor;
  payments: Payments;
  printHouse: PrintHouse;
  mailer: Mailer;
  queues: { images: Queue<ImageJob>; orders: Queue<OrderJob> };
  /** Says when a job that failed comes back. For workers only. */
  postpone(queue: "images" | "orders", receipt: string, seconds: number): Promise<void>;
  /** Puts what became a dead letter back on its queue; answers how many. For operators only. */
  redrive(): Promise<number>;
  /** Another table of the account: one that was restored, or that was ours before. For operators only. */
  otherTable(name: string): Engine;
};

/** Everything the shop works with. Use cases name the parts they need. */
export type Shop = StageSettings &
  Ports & {
    table: Table;
    tokens: Tokens;
    passwords: Passwords;
    /** What people own: it moves, is exported and is forgotten with its owner. */
    ownership: Ownership;
    accountLimits: AccountLimits;
    imageLimits: ImageLimits;
    catalogue: Catalogue;
    printer: Printer;
    /** What was quoted lately: each process has its own memory. */
    offers: OfferMemory;
  };

/**
 * Puts the shop together, the same way wherever it runs. Not every function is linked to everything, so each part is
 * made when it is first named: whoever is not linked to it must not even name it.
 */
export function composeShop(given: Makers<StageSettings & Ports>): Shop {
  const shop: Shop = lazily<Shop>({
    ...given,
    mailer: () => consideringClosed(shop, given.mailer()),
    table: () =>
      openTable({
        engine: shop.engine,
        clock: shop.clock,
        unread: ({ message }) => shop.log.error("item.unreadable", { failure: message }),
      }),
    tokens: () => jwtTokens(shop),
    passwords: () => openPasswords(shop.passwordCost),
    ownership: () => ({
      sessions: ownedSessions,
      networks: ownedNetworks,
      cart: ownedCart,
      images: ownImages(shop),
      orders: ownOrders(shop),
      newsletter: ownedSubscription,
      messages: ownedMessages,
    }),
    accountLimits: () => accountLimits(shop.limitSettings.accounts),
    imageLimits: () => imageLimits(shop.limitSettings.images),
    catalogue: () => openCatalogue(shop.printHouse.prices, termsOf(shop.freeShippingFrom)),
    printer: () => shop.printHouse.printer,
    offers: () => ({ quoted: new Map() }),
  });
  return shop;
}

import type { Hono } from "hono";
import type { Shop } from "../../../functions/composition.ts";
import type { Faults } from "../faults.ts";
import type { LastBatch } from "../lambda/event-source.ts";
import type { Schedule } from "../lambda/schedules.ts";
import type { LocalProdigi } from "../prodigi/start.ts";
import type { Collection } from "../records.ts";
import type { Mail } from "../ses/mails.ts";
import type { LocalSqs } from "../sqs/start.ts";
import type { LocalStripe } from "../stripe/start.ts";
import type { Watch } from "../watch.ts";
import type { Link } from "./page.ts";

/** Who may misbehave. */
export const partners = ["payments", "prints", "mail", "google"] as const;
export type Partner = (typeof partners)[number];

/** What the console looks into. */
export type Sources = {
  mails: Collection<Mail>;
  sqs: Pick<LocalSqs, "look" | "redrive" | "urlOf" | "url">;
  lastBatches: Collection<LastBatch>;
  schedules: readonly Schedule[];
  prodigi: Pick<LocalProdigi, "book">;
  /** Whose orders wait for the print house. */
  shop: Pick<Shop, "table" | "clock" | "queues" | "payments">;
  stripe: Pick<LocalStripe, "book" | "fail">;
  watch: Pick<Watch, "ringing">;
  /** How each partner misbehaves. */
  faults: Readonly<Record<Partner, Pick<Faults, "add" | "clear">>>;
};

/** What the overview says of a section, and its pages. A new one is a file and a line in console.ts. */
export type Section = Link & {
  about: string;
  open(app: Hono, sources: Sources, sections: readonly Link[]): void;
};

import type { Hono } from "hono";
import type { LastBatch } from "../lambda/event-source.ts";
import type { Schedule } from "../lambda/schedules.ts";
import type { LocalProdigi } from "../prodigi/start.ts";
import type { Collection } from "../records.ts";
import type { Mail } from "../ses/mails.ts";
import type { LocalSqs } from "../sqs/start.ts";
import type { LocalStripe } from "../stripe/start.ts";
import type { Link } from "./page.ts";

/** What the console looks into. */
export type Backstage = {
  mails: Collection<Mail>;
  sqs: Pick<LocalSqs, "look" | "redrive" | "urlOf" | "url">;
  lastBatches: Collection<LastBatch>;
  schedules: readonly Schedule[];
  prodigi: Pick<LocalProdigi, "book">;
  stripe: Pick<LocalStripe, "book">;
};

/** A room: what stands on its door, and its pages. A new one is a file and a line in rooms.ts. */
export type Room = Link & {
  about: string;
  open(app: Hono, backstage: Backstage, rooms: readonly Link[]): void;
};

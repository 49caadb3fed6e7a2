import { entity } from "../../lib/table/entity.ts";
import type { UserId } from "../accounts/caller.ts";
import type { DigitalSourceType, Size } from "./drawing.ts";
import type { Prompt } from "./prompt.ts";
import type { Values, Wish } from "./wish.ts";

/** How many pictures come of one wish. */
export const BATCH_SIZE = 4;

/** What came out, and where it is kept. */
export type Made = Size & {
  /** Below which the web variants stand, one file a width and format. */
  stem: string;
  widths: number[];
  /** How large it can become for print, without being blown up. */
  reach: Size;
  /** As its maker handed it over, byte for byte; never public. */
  original: string;
  placeholder: string;
  model: string;
  source: DigitalSourceType;
};

/** Where a picture stands. While it is under way, somebody looks at `lookAt` whether it still gets on. */
export type Course =
  | { status: "pending"; lookAt: string }
  /** Whoever draws it has it until then; afterwards it is anybody's again. */
  | { status: "generating"; lookAt: string }
  | { status: "ready"; made: Made; readyAt: string }
  | { status: "failed"; reason: string }
  | { status: "blocked" };

/** Names a picture; it carries its batch's id, so that reading either needs no index. */
export type ImageId = { batchId: string; n: number };

export type Image = ImageId & {
  /** Makes the public id one that nobody guesses from its neighbour's. */
  tail: string;
  userId: UserId;
  createdAt: string;
  journeyId: string;
  /** The answers as they were given. */
  values: Values;
  wish: Wish;
  prompt: Prompt;
  seed: number;
  /** The counters that this picture was taken from, to be given back to if nothing comes of it. */
  counters: string[];
  /** How often a model was asked. */
  attempts: number;
  /** How often one was too busy. */
  throttles: number;
  /** Counts the claims: only who holds the latest may publish. */
  fence: number;
  course: Course;
};

export const batchKey = (batchId: string) => `B#${batchId}`;

/** Nothing to show for it: it is in no list. */
const cameToNothing = ({ course: { status } }: Image) => status === "failed" || status === "blocked";

export const IMAGE_PREFIX = "IMG#";

export const galleryOf = (userId: UserId) => `U#${userId}#IMG`;

export const images = entity<ImageId, Image>({
  type: "image",
  key: ({ batchId, n }) => ({ pk: batchKey(batchId), sk: `${IMAGE_PREFIX}${n}` }),
  listed: (image) =>
    cameToNothing(image)
      ? undefined
      : // The last of a batch is the newest; a gallery shows the newest first.
        { pk: galleryOf(image.userId), sk: `${image.createdAt}#${image.batchId}#${9 - image.n}` },
  due: ({ course }) => ("lookAt" in course ? new Date(course.lookAt) : undefined),
});

/** Which batches are somebody's: read without delay, as an index could not be. */
export type Batch = { userId: UserId; batchId: string; createdAt: string };

export const BATCH_PREFIX = "BATCH#";

export const batches = entity<Pick<Batch, "userId" | "batchId">, Batch>({
  type: "batch",
  key: ({ userId, batchId }) => ({ pk: `U#${userId}`, sk: `${BATCH_PREFIX}${batchId}` }),
});

/** Files that nobody may find any more, to be deleted from where they are kept. */
export type Discard = { stem: string; keys: string[]; since: string };

export const DISCARD_PREFIX = "DISCARD#";

export const discards = entity<Pick<Discard, "stem">, Discard>({
  type: "discard",
  key: ({ stem }) => ({ pk: `${DISCARD_PREFIX}${stem}`, sk: "FILES" }),
  due: ({ since }) => new Date(since),
});

/** Who waits for a batch waits for one at a time. */
export type Waiting = { userId: UserId; batchId: string; since: string };

const WAITING_MS = 15 * 60 * 1000;

export const waitings = entity<{ userId: UserId }, Waiting>({
  type: "waiting",
  key: ({ userId }) => ({ pk: `U#${userId}`, sk: "WAITING" }),
  expires: ({ since }) => new Date(Date.parse(since) + WAITING_MS),
});

export const isOver = ({ course }: Image) => !("lookAt" in course);

export const publicId = ({ batchId, n, tail }: Pick<Image, "batchId" | "n" | "tail">) =>
  `${batchId}~${n}${tail}`;

/** What a public id stands for; undefined if it cannot be one. */
export function parseImageId(id: string): (ImageId & { tail: string }) | undefined {
  const [, batchId, n, tail] = /^([\w-]+)~(\d)([\w-]+)$/.exec(id) ?? [];
  return batchId && n && tail ? { batchId, n: Number(n), tail } : undefined;
}

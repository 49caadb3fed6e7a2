import * as z from "../../lib/schema.ts";
import type { Key } from "../../lib/table/engine.ts";
import { entity } from "../../lib/table/entity.ts";
import { ownerKey, UserId } from "../accounts/caller.ts";
import { type Image, image, states } from "./image.ts";
import type { ImageId } from "./image-id.ts";
import { fromCourse, fromStem, withOrders } from "./older-items.ts";

const FOUR_PREFIX = "B#";
export const IMAGE_PREFIX = "IMG#";

export const batchKey = (batchId: string) => `${FOUR_PREFIX}${batchId}`;

/** Which picture it is, if it is one. */
export const imageIdIn = ({ pk, sk }: Key): ImageId[] =>
  pk.startsWith(FOUR_PREFIX) && sk.startsWith(IMAGE_PREFIX)
    ? [{ batchId: pk.slice(FOUR_PREFIX.length), n: Number(sk.slice(IMAGE_PREFIX.length)) }]
    : [];

export const galleryOf = (userId: UserId) => `${ownerKey(userId)}#IMG`;

export const images = entity<ImageId, Image>({
  type: "image",
  schema: image,
  // The last: the release before asks for two fields that nothing reads any more.
  upgrades: [fromCourse, withOrders, (image: Image): Image => image],
  key: ({ batchId, n }) => ({ pk: batchKey(batchId), sk: `${IMAGE_PREFIX}${n}` }),
  listed: ({ state, userId, createdAt, batchId, n }) =>
    states[state.status].inGallery
      ? // The last of a batch is the newest; a gallery shows the newest first.
        { pk: galleryOf(userId), sk: `${createdAt}#${batchId}#${9 - n}` }
      : undefined,
  due: ({ state }) => ("lookAt" in state ? new Date(state.lookAt) : undefined),
});

/** Which batches are somebody's: read without delay, as an index could not be. */
const batch = z.object({
  userId: UserId,
  batchId: z.string(),
  createdAt: z.string(),
  /** The public ids of those of its pictures that search engines may find. */
  findable: z.exactOptional(z.array(z.string())),
});
type Batch = z.infer<typeof batch>;

export const BATCH_PREFIX = "BATCH#";
export const FINDABLE = "FINDABLE";

export const batches = entity<Pick<Batch, "userId" | "batchId">, Batch>({
  type: "batch",
  schema: batch,
  key: ({ userId, batchId }) => ({ pk: ownerKey(userId), sk: `${BATCH_PREFIX}${batchId}` }),
  listed: ({ findable = [], createdAt, batchId }) =>
    findable.length > 0 ? { pk: FINDABLE, sk: `${createdAt}#${batchId}` } : undefined,
});

/** Who was sent a print once. */
const customer = z.object({ userId: UserId });

export const customers = entity<{ userId: UserId }, z.infer<typeof customer>>({
  type: "customer",
  schema: customer,
  key: ({ userId }) => ({ pk: ownerKey(userId), sk: "CUSTOMER" }),
});

/** Files that nobody may find any more, to be deleted from where they are kept. */
const discard = z.object({
  prefix: z.string(),
  keys: z.array(z.string()),
  since: z.string(),
  /** The picture that they are prints of, by its public id. */
  of: z.exactOptional(z.string()),
});
export type Discard = z.infer<typeof discard>;

export const DISCARD_PREFIX = "DISCARD#";

export const printsOf = (imageId: string) => `PRINTS#${imageId}`;

export const discards = entity<Pick<Discard, "prefix">, Discard>({
  type: "discard",
  schema: discard,
  upgrades: [fromStem],
  key: ({ prefix }) => ({ pk: `${DISCARD_PREFIX}${prefix}`, sk: "FILES" }),
  comesAgain: true,
  listed: ({ of, prefix }) => (of === undefined ? undefined : { pk: printsOf(of), sk: prefix }),
  due: ({ since }) => new Date(since),
});

/** Who waits for a batch waits for one at a time. */
const waiting = z.object({ userId: UserId, batchId: z.string(), since: z.string() });
export type Waiting = z.infer<typeof waiting>;

export const WAITING_MS = 15 * 60 * 1000;

export const waitings = entity<{ userId: UserId }, Waiting>({
  type: "waiting",
  schema: waiting,
  key: ({ userId }) => ({ pk: ownerKey(userId), sk: "WAITING" }),
  comesAgain: true,
  expires: ({ since }) => new Date(Date.parse(since) + WAITING_MS),
});

import { findImage, listImages, ownBatch } from "../core/images/gallery.ts";
import { markImage } from "../core/images/marks.ts";
import { removeImage } from "../core/images/remove.ts";
import { MOST_REPORT_WORDS, type ReportReason, reportReasons } from "../core/images/report.ts";
import { reportImage } from "../core/images/reports.ts";
import { showImage, shownImage, showOwn } from "../core/images/shown.ts";
import { generate } from "../core/journeys/generate.ts";
import { HOUR_SECONDS } from "../lib/clock.ts";
import { atMost, named, text } from "../lib/fields.ts";
import * as z from "../lib/schema.ts";
import { operation } from "./operation.ts";
import { page } from "./paging.ts";

const Images = z.object({ generatedImages: z.array(shownImage) });

const AnImage = z.object({ imageId: text(100) });

const ShortText = text(1_000);

export const textToImage = operation({
  method: "POST",
  path: "/images/text-to-image",
  summary: "Orders four pictures from the answers to a journey; they are made one by one",
  credentials: "guest",
  body: z.object({
    journeyId: ShortText,
    journeyShortname: z.optional(ShortText),
    journeyStepValues: named({ most: 50, longest: 50 }, z.union([ShortText, atMost(20, ShortText)])),
    /** The picture that these are a change of. */
    parent: z.optional(AnImage.shape.imageId),
    /** The answer to the puzzle of the refusal before. */
    solved: z.optional(z.object({ salt: text(100), until: z.int(), answer: z.int() })),
  }),
  answer: Images,
  refuses: ["not_found", "subject_not_allowed", "too_many_requests", "puzzle_first", "conflict"],
  idempotent: true,
  async handle(shop, { body, caller, ipAddress, idempotencyKey }) {
    const batch = await generate(shop, { ...body, idempotencyKey }, { caller, ipAddress });
    return { generatedImages: batch.map(showOwn) };
  },
});

export const searchImages = operation({
  method: "POST",
  path: "/images/generated-images/search",
  summary: "The pictures of one of the caller's batches, as they are at this moment",
  credentials: "guest",
  body: z.object({ relatedBatch: AnImage.shape.imageId }),
  answer: Images,
  // Three windows that look as often as they can. Counting is a write, some thirty for a batch: 0.002 cents.
  limit: { most: 300, withinSeconds: 60 },
  handle: async (shop, { body, caller }) => ({
    generatedImages: (await ownBatch(shop, caller.userId, body.relatedBatch)).map(showOwn),
  }),
});

export const getImage = operation({
  method: "GET",
  path: "/images/{imageId}",
  summary: "One picture, for everybody who was given its address",
  credentials: "lenient",
  params: AnImage,
  answer: z.object({ image: z.extend(shownImage, { own: z.boolean() }) }),
  refuses: ["not_found"],
  async handle(shop, { params, caller }) {
    const image = await findImage(shop, params.imageId);
    const own = image.userId === caller?.userId;
    return { image: { ...(own ? showOwn(image) : showImage(image)), own } };
  },
});

export const deleteImage = operation({
  method: "DELETE",
  path: "/images/{imageId}",
  summary: "Forgets one of the caller's pictures, and deletes its files",
  credentials: "guest",
  params: AnImage,
  answer: z.object({ deleted: z.literal(true) }),
  refuses: ["not_found", "conflict"],
  async handle(shop, { params, caller }) {
    await removeImage(shop, caller.userId, params.imageId);
    return { deleted: true as const };
  },
});

export const reportPicture = operation({
  method: "POST",
  path: "/images/{imageId}/report",
  summary: "Somebody thinks that a picture should not be seen; a person looks at it",
  credentials: "none",
  params: AnImage,
  body: z.object({
    why: z.enum(Object.keys(reportReasons) as ReportReason[]),
    words: text(MOST_REPORT_WORDS),
  }),
  answer: z.object({ received: z.literal(true) }),
  limit: { scope: "reports", most: 10, withinSeconds: HOUR_SECONDS },
  refuses: ["not_found"],
  async handle(shop, { params, body }) {
    await reportImage(shop, { ...body, ...params });
    return { received: true as const };
  },
});

export const markPicture = operation({
  method: "PUT",
  path: "/images/{imageId}/marks/{mark}",
  summary:
    "Marks one of the caller's pictures: a favorite, sold to nobody else, to be found by search engines",
  credentials: "guest",
  params: z.extend(AnImage, { mark: z.enum(["favorite", "onlyOwnerBuys", "findable"]) }),
  body: z.object({ set: z.boolean() }),
  answer: z.object({ set: z.boolean() }),
  refuses: ["not_found", "conflict"],
  async handle(shop, { params: { imageId: id, mark }, body, caller }) {
    await markImage(shop, caller.userId, { id, mark, ...body });
    return body;
  },
});

export const listOwnImages = operation({
  method: "GET",
  path: "/user/generatedImages",
  summary: "The caller's pictures, the newest first; a cursor goes on from where a page ended",
  credentials: "guest",
  query: page,
  answer: z.extend(Images, { cursor: z.optional(z.string()) }),
  async handle(shop, { query, caller }) {
    const { items, ...more } = await listImages(shop, caller.userId, query);
    return { generatedImages: items.map(showOwn), ...more };
  },
});

import * as z from "zod/mini";
import { findImage, listImages, ownBatch } from "../core/images/gallery.ts";
import { removeImage } from "../core/images/remove.ts";
import { shownImage } from "../core/images/shown.ts";
import { generate } from "../core/journeys/generate.ts";
import { operation } from "./operation.ts";
import { page } from "./paging.ts";

const AspectRatio = z.enum(["square", "portrait", "landscape"]);
const Values = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

const Image = z.object({
  _id: z.string(),
  status: z.enum(["pending", "generating", "ready", "failed", "blocked"]),
  /** The largest, as JPEG, for whoever knows nothing younger; empty until the picture is ready. */
  imageUrl: z.string(),
  prompt: z.string(),
  alt: z.string(),
  aspectRatio: AspectRatio,
  relatedBatch: z.string(),
  journey: z.string(),
  journeyStepValues: Values,
  createdAt: z.string(),
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  placeholder: z.optional(z.string()),
  sources: z.optional(
    z.array(z.object({ type: z.string(), files: z.array(z.object({ width: z.int(), url: z.string() })) })),
  ),
  /** How many pixels it can have on paper. */
  reach: z.optional(z.object({ width: z.int(), height: z.int() })),
  model: z.optional(z.string()),
  seed: z.optional(z.int()),
});

const Images = z.object({ generatedImages: z.array(Image) });

const ShortText = z.string().check(z.maxLength(1_000));

export const textToImage = operation({
  method: "POST",
  path: "/images/text-to-image",
  summary: "Orders four pictures from the answers to a journey; they are made one by one",
  credentials: "guest",
  body: z.object({
    journeyId: ShortText,
    journeyShortname: z.optional(ShortText),
    journeyStepValues: z.record(
      z.string().check(z.maxLength(50)),
      z.union([ShortText, z.array(ShortText).check(z.maxLength(20))]),
    ),
  }),
  answer: Images,
  refuses: ["not_found", "subject_not_allowed", "too_many_requests", "conflict"],
  idempotent: true,
  async handle(shop, { body, caller, address, idempotencyKey }) {
    const batch = await generate(shop, { ...body, idempotencyKey }, { caller, address });
    return { generatedImages: batch.map(shownImage) };
  },
});

export const searchImages = operation({
  method: "POST",
  path: "/images/generated-images/search",
  summary: "The pictures of one of the caller's batches, as they are at this moment",
  credentials: "guest",
  body: z.object({ relatedBatch: z.string().check(z.maxLength(100)) }),
  answer: Images,
  handle: async (shop, { body, caller }) => ({
    generatedImages: (await ownBatch(shop, caller.userId, body.relatedBatch)).map(shownImage),
  }),
});

export const getImage = operation({
  method: "GET",
  path: "/images/{imageId}",
  summary: "One picture, for everybody who was given its address",
  credentials: "lenient",
  params: z.object({ imageId: z.string().check(z.maxLength(100)) }),
  answer: z.object({ image: z.extend(Image, { own: z.boolean() }) }),
  refuses: ["not_found"],
  async handle(shop, { params, caller }) {
    const image = await findImage(shop, params.imageId);
    return { image: { ...shownImage(image), own: image.userId === caller?.userId } };
  },
});

export const deleteImage = operation({
  method: "DELETE",
  path: "/images/{imageId}",
  summary: "Forgets one of the caller's pictures, and deletes its files",
  credentials: "guest",
  params: z.object({ imageId: z.string().check(z.maxLength(100)) }),
  answer: z.object({ deleted: z.literal(true) }),
  refuses: ["not_found", "conflict", "foreign_origin"],
  async handle(shop, { params, caller }) {
    await removeImage(shop, caller.userId, params.imageId);
    return { deleted: true as const };
  },
});

export const listOwnImages = operation({
  method: "GET",
  path: "/user/generatedImages",
  summary: "The caller's pictures, the newest first; a cursor goes on from where a page ended",
  credentials: "guest",
  query: page,
  answer: z.extend(Images, { cursor: z.optional(z.string()) }),
  async handle(shop, { query: { cursor, ...rest }, caller }) {
    const found = await listImages(shop, caller.userId, { ...rest, ...(cursor !== undefined && { cursor }) });
    return {
      generatedImages: found.items.map(shownImage),
      ...(found.cursor !== undefined && { cursor: found.cursor }),
    };
  },
});

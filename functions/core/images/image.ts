import * as z from "../../lib/schema.ts";
import { UserId } from "../accounts/caller.ts";
import { answerValues, brief } from "./brief.ts";
import { digitalSourceType, pixelSize, understanding } from "./drawing.ts";
import { prompt } from "./prompt.ts";

/** How many pictures come of one brief. */
export const BATCH_SIZE = 4;

/** What came out, and where it is kept. */
const output = z.extend(z.extend(pixelSize, understanding.shape), {
  /** Below which the web variants stand, one file a width and format. */
  prefix: z.string(),
  widths: z.array(z.int()),
  /** How many pixels it can have on paper without being blown up. */
  largestPrint: pixelSize,
  /** As its maker handed it over, byte for byte; never public. */
  original: z.string(),
  placeholder: z.string(),
  model: z.string(),
  source: digitalSourceType,
});
export type Output = z.infer<typeof output>;

/** The orders whose prints are still to be made of it. */
const orders = z.array(z.string());

/** Where a picture stands. While it is under way, somebody looks at `lookAt` whether it still gets on. */
export const imageState = z.discriminatedUnion("status", [
  z.object({ status: z.literal("pending"), lookAt: z.string() }),
  /** Whoever draws it has it until then; afterwards it is anybody's again. */
  z.object({
    status: z.literal("generating"),
    lookAt: z.string(),
    /** What there is of it, as a data address: no file, so that it ends with this state whatever becomes of it. */
    placeholder: z.exactOptional(z.string()),
  }),
  z.object({ status: z.literal("ready"), output, orders }),
  z.object({ status: z.literal("failed"), reason: z.string() }),
  z.object({ status: z.literal("blocked") }),
  /** Deleted by its owner, while an order still waits for its print: nobody sees it, and its original is kept. */
  z.object({ status: z.literal("withdrawn"), output, orders }),
]);
export type ImageState = z.infer<typeof imageState>;
export type Ending = Extract<ImageState, { status: "failed" | "blocked" }>;

/** What depends on where a picture stands: is it over, is it in its owner's gallery, may anybody see it? */
export const states = {
  pending: { isOver: false, inGallery: true, isVisible: true },
  generating: { isOver: false, inGallery: true, isVisible: true },
  ready: { isOver: true, inGallery: true, isVisible: true },
  failed: { isOver: true, inGallery: false, isVisible: true },
  blocked: { isOver: true, inGallery: false, isVisible: true },
  withdrawn: { isOver: true, inGallery: false, isVisible: false },
} as const satisfies Record<ImageState["status"], Record<"isOver" | "inGallery" | "isVisible", boolean>>;

/** What its owner says of it: liked best; for nobody else to hang; to be found by search engines. */
export const marks = {
  favorite: z.exactOptional(z.literal(true)),
  onlyOwnerBuys: z.exactOptional(z.literal(true)),
  findable: z.exactOptional(z.literal(true)),
};

export const image = z.object({
  batchId: z.string(),
  /** Which of its batch. */
  n: z.int(),
  /** Makes the public id one that nobody guesses from its neighbour's. */
  suffix: z.string(),
  userId: UserId,
  createdAt: z.string(),
  journeyId: z.string(),
  /** The public id of the picture that it is a change of. */
  parent: z.exactOptional(z.string()),
  /** The answers as they were given. */
  values: answerValues,
  brief,
  prompt,
  seed: z.int(),
  /** The counters that this picture was taken from, to be given back to if nothing comes of it. */
  counters: z.array(z.string()),
  /** How often a model was asked. */
  attempts: z.int(),
  /** How often one was too busy. */
  throttles: z.int(),
  /** Counts the leases: only who holds the latest may publish. */
  fence: z.int(),
  ...marks,
  state: imageState,
});
export type Image = z.infer<typeof image>;

/** Whoever was given a picture's address may have a print of it, as long as its owner likes that. */
export const mayBuy = (userId: UserId | undefined, image: Pick<Image, "userId" | "onlyOwnerBuys">) =>
  image.userId === userId || !image.onlyOwnerBuys;

export const isOver = ({ state }: Image) => states[state.status].isOver;

/** A picture that somebody may see. */
export type VisibleImage = Image & { state: Exclude<ImageState, { status: "withdrawn" }> };
export const isVisible = <Seen extends Image>(image: Seen): image is Seen & VisibleImage =>
  states[image.state.status].isVisible;

/** The files of a picture that can be shown and ordered. */
export const outputOf = ({ state }: Image): Output | undefined =>
  state.status === "ready" ? state.output : undefined;

/** What a print can be made of: also what was deleted while its order waits. */
export const printableOf = ({ state }: Image): Output | undefined =>
  "output" in state ? state.output : undefined;

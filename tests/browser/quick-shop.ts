import { currency } from "../../functions/lib/money.ts";

const picture = (n: number) => ({
  _id: `quick~${n}picture`,
  imageUrl: "/art/hokusai-720.webp",
  prompt: "A fox asleep under a birch",
  alt: "A fox asleep under a birch",
  aspectRatio: "portrait",
  relatedBatch: "quick",
  journey: "default-journey",
  journeyStepValues: {
    aspectRatio: "portrait",
    subject: "A fox asleep under a birch",
    artStyle: "sumi-e-style",
  },
  status: "ready",
  seed: n,
  model: "quick",
  width: 720,
  height: 1080,
});

const generatedImages = [1, 2, 3, 4].map(picture);
const session = { url: "/checkout/success/quick-order", sessionId: "quick-order" };

/** What a shop answers whose pictures are there at once, and whose payment page pays by itself. */
export const quickAnswers = {
  images: { generatedImages },
  image: { image: { ...generatedImages[0], own: true } },
  session: { session },
  /** Without what was bought, and what that came to. */
  order: {
    _id: "quick-order",
    orderNumber: "WF-QUICK",
    status: "pending",
    prodigiOrderDetails: {},
    timeline: [],
    own: true,
    canChangeAddress: false,
    canCancel: false,
    cancelWanted: false,
  },
  currency,
};

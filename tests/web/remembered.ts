import { currency } from "../../functions/lib/money.ts";
import type { Art, Cart, CartLine } from "../../web/src/store.ts";

export const aPicture = (_id: string) =>
  ({
    _id,
    imageUrl: `/pictures/images/${_id}/1024.jpeg`,
    prompt: "a fox",
    alt: "a fox",
    aspectRatio: "portrait",
    status: "ready",
    relatedBatch: "b",
    journey: "j",
    journeyStepValues: { subject: "a fox" },
  }) as unknown as Art;

export const aCartLine = (imageId: string, frame = "black", copies = 1): CartLine => ({
  sku: "GLOBAL-CFP-24X36",
  name: "Art Paper Print",
  description: "",
  copies,
  unitCost: { amount: 169 },
  productOptions: [
    { label: "Size", value: "24x36", displayName: "24 × 36" },
    { label: "Frame", value: frame, displayName: frame },
  ],
  relatedImage: { _id: imageId, imageUrl: "", prompt: "a fox" },
});

export const aQuote: Cart["quotes"][number] = {
  shipmentMethod: "Budget",
  cost: { amount: 5, currency },
  estimated: false,
  businessDays: { from: 1, to: 2 },
};

import { useState } from "react";
import { type AspectRatio, choiceKey } from "../../../functions/core/catalogue/choice.ts";
import type { Art } from "../store.ts";
import type { Product } from "./queries.ts";
import { sharpness } from "./sharp.ts";

type Label = "Size" | "Frame";
type Choice = { value: string; displayName: string };
export type Choices = { size: string; frame: string; note: string };

const optionOf = (product: Product, label: Label) =>
  product.productOptions.find((option) => option.label === label);

const offered = (product: Product, label: Label, ratio: AspectRatio): Choice[] =>
  optionOf(product, label)?.options.filter(({ supportedAspectRatios }) =>
    supportedAspectRatios.includes(ratio),
  ) ?? [];

const usual = (product: Product, label: Label, ratio: AspectRatio) =>
  optionOf(product, label)?.defaultValue[ratio] ?? offered(product, label, ratio)[0]?.value ?? "";

/** What can be made of a picture; without one, of any of that shape. What would not look sharp is not made. */
export function choicesFor(product: Product, ratio: AspectRatio, art: Art | null) {
  const variantOf = (size: string, frame: string) => {
    const variant = product.skuMap[choiceKey({ size, frame })];
    return variant && (!art || sharpness(art, variant.print) !== "too coarse") ? variant : undefined;
  };
  const makes = (size: string, frame: string) => variantOf(size, frame) !== undefined;
  const allFrames = offered(product, "Frame", ratio);
  const sizes = offered(product, "Size", ratio).filter(({ value }) =>
    allFrames.some((frame) => makes(value, frame.value)),
  );
  const frames = allFrames.filter(({ value }) => sizes.some((size) => makes(size.value, value)));
  const size = usual(product, "Size", ratio);
  const frame = usual(product, "Frame", ratio);
  const other = sizes[0]?.value ?? "";
  const frameOfOther = frames.find(({ value }) => makes(other, value))?.value ?? "";
  return {
    sizes,
    frames,
    variantOf,
    /** What is usual for the shape, or else the first that can be made. */
    first: (makes(size, frame)
      ? { size, frame, note: "" }
      : { size: other, frame: frameOfOther, note: "" }) satisfies Choices,
    /** A size that is not made in this frame brings the first frame that it is made in, and says so. */
    withSize(size: string, { frame }: Choices): Choices {
      if (size === "" || makes(size, frame)) return { size, frame, note: "" };
      const other = frames.find(({ value }) => makes(size, value));
      const note = other ? `This size is made with the frame ${other.displayName}.` : "";
      return { size, frame: other?.value ?? frame, note };
    },
    /** And the other way round. */
    withFrame(frame: string, { size }: Choices): Choices {
      if (size === "" || makes(size, frame)) return { size, frame, note: "" };
      const other = sizes.find(({ value }) => makes(value, frame));
      const note = other ? `With this frame, the size is ${other.displayName}.` : "";
      return { size: other?.value ?? "", frame, note };
    },
  };
}

/** Begins with what is usual for the shape, and begins anew with another product, shape or picture. */
export function useChoices(product: Product, ratio: AspectRatio, art: Art | null) {
  const subject = `${product.shortname} ${ratio} ${art?._id}`;
  const possible = choicesFor(product, ratio, art);
  const [kept, setKept] = useState({ subject, ...possible.first });
  const chosen = kept.subject === subject ? kept : { subject, ...possible.first };
  return {
    ...possible,
    ...chosen,
    variant: possible.variantOf(chosen.size, chosen.frame),
    chooseSize: (size: string) => setKept({ subject, ...possible.withSize(size, chosen) }),
    chooseFrame: (frame: string) => setKept({ subject, ...possible.withFrame(frame, chosen) }),
  };
}

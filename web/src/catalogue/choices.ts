import { useState } from "react";
import { type AspectRatio, choiceKey } from "../../../functions/core/catalogue/choice.ts";
import type { Art } from "../store.ts";
import type { Product } from "./queries.ts";
import { sharpness } from "./Sharpness.tsx";

type Label = "Size" | "Frame";
export type Choice = { value: string; displayName: string };

const optionOf = (product: Product, label: Label) =>
  product.productOptions.find((option) => option.label === label);

const offered = (product: Product, label: Label, ratio: AspectRatio): Choice[] =>
  optionOf(product, label)?.options.filter(({ supportedAspectRatios }) =>
    supportedAspectRatios.includes(ratio),
  ) ?? [];

/** What the print house makes of this picture, as sharp as it has to be. */
function variantsFor(product: Product, art: Art) {
  const find = (size: string, frame: string) => {
    const variant = product.skuMap[choiceKey({ size, frame })];
    return variant && sharpness(art, variant.print) !== "too coarse" ? variant : undefined;
  };
  const sizes = offered(product, "Size", art.aspectRatio);
  const frames = offered(product, "Frame", art.aspectRatio);
  return {
    find,
    sizes: sizes.filter(({ value }) => frames.some((frame) => find(value, frame.value))),
    frames: frames.filter(({ value }) => sizes.some((size) => find(size.value, value))),
  };
}

/** Begins with what is usual for the shape, and begins anew with another product or picture. */
export function useChoices(product: Product, art: Art) {
  const { find, sizes, frames } = variantsFor(product, art);
  const has = (size: string, frame: string) => find(size, frame) !== undefined;
  const sizeIn = (frame: string) => sizes.find(({ value }) => has(value, frame))?.value ?? "";
  const frameFor = (size: string) => frames.find(({ value }) => has(size, value))?.value ?? "";
  const usual = (label: Label) => optionOf(product, label)?.defaultValue[art.aspectRatio] ?? "";

  const subject = `${product.shortname} ${art._id}`;
  function first() {
    const [size, frame] = [usual("Size"), usual("Frame")];
    if (has(size, frame)) return { subject, size, frame };
    const other = sizes[0]?.value ?? "";
    return { subject, size: other, frame: frameFor(other) };
  }
  const [kept, setKept] = useState(first);
  const { size, frame } = kept.subject === subject ? kept : first();
  return {
    size,
    frame,
    sizes,
    frames,
    chosen: find(size, frame),
    /** A size that is not made in this frame brings the first frame that it is made in. */
    chooseSize: (size: string) =>
      setKept({ subject, size, frame: has(size, frame) ? frame : frameFor(size) }),
    /** And the other way round. */
    chooseFrame: (frame: string) =>
      setKept({ subject, size: has(size, frame) ? size : sizeIn(frame), frame }),
  };
}

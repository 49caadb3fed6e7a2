import { useState } from "react";
import { type AspectRatio, choiceKey } from "../../../functions/core/catalogue/choice.ts";
import type { Product } from "./queries.ts";

type Label = "Size" | "Frame";
export type Choice = { value: string; displayName: string };

const optionOf = (product: Product, label: Label) =>
  product.productOptions.find((option) => option.label === label);

export const offered = (product: Product, label: Label, ratio: AspectRatio): Choice[] =>
  optionOf(product, label)?.options.filter(({ supportedAspectRatios }) =>
    supportedAspectRatios.includes(ratio),
  ) ?? [];

const usual = (product: Product, label: Label, ratio: AspectRatio) =>
  optionOf(product, label)?.defaultValue[ratio] ?? offered(product, label, ratio)[0]?.value ?? "";

/** Begins with what is usual for the shape, and begins anew with another product or shape. */
export function useChoices(product: Product, ratio: AspectRatio) {
  const subject = `${product.shortname} ${ratio}`;
  const fresh = { subject, size: usual(product, "Size", ratio), frame: usual(product, "Frame", ratio) };
  const [kept, setKept] = useState(fresh);
  const choices = kept.subject === subject ? kept : fresh;
  const has = (size: string, frame: string) => product.skuMap[choiceKey({ size, frame })] !== undefined;
  return {
    ...choices,
    chosen: product.skuMap[choiceKey(choices)],
    has,
    /** A size that is not made in this frame brings the first frame that it is made in. */
    chooseSize(size: string) {
      const frames = offered(product, "Frame", ratio);
      const frame = has(size, choices.frame)
        ? choices.frame
        : (frames.find(({ value }) => has(size, value))?.value ?? "");
      setKept({ subject, size, frame });
    },
    /** And the other way round. */
    chooseFrame(frame: string) {
      const sizes = offered(product, "Size", ratio);
      const size = has(choices.size, frame)
        ? choices.size
        : (sizes.find(({ value }) => has(value, frame))?.value ?? "");
      setKept({ subject, size, frame });
    },
  };
}

import { useEffect, useState } from "react";
import {
  type AspectRatio,
  EVENLY,
  type FrameName,
  isCropped,
  type SizeAndFrame,
  type SizeName,
  variantKey,
} from "../../../functions/core/catalogue/choice.ts";
import { inDollars } from "../../../functions/lib/money.ts";
import { useHydrated } from "../kit/use-hydrated.ts";
import { type Art, useStore } from "../store.ts";
import type { Product } from "./queries.ts";
import { sharpness } from "./sharp.ts";
import { productOption, usualOf } from "./usual.ts";
import { notKept, type Wished, wishNoMore } from "./wished.ts";

/** What may be chosen, at its price; or why not. */
type PricedOption<Name extends string> = {
  value: Name;
  displayName: string;
  price?: string;
  reason?: string;
  /** A sheet of another shape than the picture. */
  cropped?: true;
};

export const nameOf = (options: readonly { value: string; displayName: string }[], value: string) =>
  options.find((option) => option.value === value)?.displayName ?? value;

/** What can be made of a picture; without one, of any of that shape. What would not look sharp is not made. */
export function printsFor(product: Product, ratio: AspectRatio, art: Art | null) {
  const isCut = (size: SizeName) => isCropped(size, ratio);
  const fits = (option: { supportedAspectRatios: AspectRatio[] }) =>
    option.supportedAspectRatios.includes(ratio);
  const every = productOption(product, "Size")?.options.filter(fits) ?? [];
  // First what shows all of the picture.
  const sizes = [...every.filter(({ value }) => !isCut(value)), ...every.filter(({ value }) => isCut(value))];
  const frames = productOption(product, "Frame")?.options.filter(fits) ?? [];
  const sold = (pair: SizeAndFrame) => product.skuMap[variantKey(pair)];
  const isSharp = (print: { width: number; height: number }) =>
    !art || sharpness(art, print) !== "too coarse";
  const variantOf = (pair: SizeAndFrame) => {
    const variant = sold(pair);
    return variant && isSharp(variant.print) ? variant : undefined;
  };

  /** One option beside what is chosen already: nothing of that is changed for it. */
  function told<Name extends string>(
    { value, displayName }: { value: Name; displayName: string },
    pair: SizeAndFrame,
    other: string,
  ): PricedOption<Name> {
    const variant = sold(pair);
    if (!variant) return { value, displayName, reason: `not made ${other}` };
    if (!isSharp(variant.print)) return { value, displayName, reason: "too large for this picture" };
    return { value, displayName, price: inDollars(variant.unitCost.amount) };
  }

  const pairs = sizes.flatMap(({ value: size }) => frames.map(({ value: frame }) => ({ size, frame })));
  const usually = usualOf(product, ratio);
  const isMade = (pair: SizeAndFrame) => variantOf(pair) !== undefined;
  const nothing: SizeAndFrame = { size: "", frame: frames[0]?.value ?? "none" };
  /** What is usual for the shape, or else the first that can be made. */
  const first = isMade(usually) ? usually : (pairs.find(isMade) ?? nothing);
  return {
    variantOf,
    first,
    /** As near to a wish as can be made: its size before its frame. */
    nearTo: ({ size, frame }: Pick<Wished, "size" | "frame">) =>
      [
        ...pairs.filter((pair) => pair.size === size && pair.frame === frame),
        ...pairs.filter((pair) => pair.size === size),
        ...pairs.filter((pair) => pair.size === usually.size && pair.frame === frame),
      ].find(isMade) ?? first,
    sizesWith: (frame: FrameName): PricedOption<SizeName>[] =>
      sizes.map((size) => ({
        ...told(
          size,
          { size: size.value, frame },
          frame === "none" ? "without a frame" : `with the frame ${nameOf(frames, frame)}`,
        ),
        ...(isCut(size.value) && { cropped: true }),
      })),
    framesWith: (size: SizeName | "") =>
      frames.map((frame) => told(frame, { size, frame: frame.value }, `in ${nameOf(sizes, size)}`)),
  };
}

/**
 * What holds: as near to what was asked for as it is made of this picture, or else what is usual for the shape. How
 * one picture is cut says nothing about another.
 */
export function holding(
  { first, nearTo }: Pick<ReturnType<typeof printsFor>, "first" | "nearTo">,
  asked: Wished | undefined,
  imageId: string | undefined,
): SizeAndFrame & { crop: number } {
  if (!asked) return { ...first, crop: EVENLY };
  return { ...nearTo(asked), crop: asked.imageId === imageId ? asked.crop : EVENLY };
}

export type Configurator = ReturnType<typeof useConfigurator>;

/**
 * Begins with what is usual for the shape, and begins anew with another shape or product, also when the first comes
 * again: on another paper as near to what was wished for as that is made. Another picture of that shape changes nothing
 * of it, nor does a reload, nor the way to the payment and back.
 */
export function useConfigurator(
  product: Product,
  ratio: AspectRatio,
  art: Art | null,
  wished: Wished | undefined,
) {
  const prints = printsFor(product, ratio, art);
  const [kept, setKept] = useState(() => {
    const { chosen } = useStore.getState();
    return chosen?.product === product.shortname ? chosen : null;
  });
  const chosen = useHydrated() && kept?.product === product.shortname ? kept : wished;
  const asked = chosen?.ratio === ratio ? chosen : undefined;
  const { size, frame, crop } = holding(prints, asked, art?._id);
  const now = { size, frame, crop, ratio, imageId: art?._id };
  const keep = (changed: Partial<Wished>) => setKept({ ...now, ...changed, product: product.shortname });
  useEffect(() => {
    if (asked) return useStore.setState({ chosen: { ...asked, product: product.shortname } });
    const { chosen } = useStore.getState();
    // The shape of a picture that loads is not known yet.
    if (!art && chosen?.product === product.shortname) return;
    setKept(null);
    if (chosen) useStore.setState({ chosen: null });
    if (wished && art) wishNoMore();
  }, [asked, product.shortname, art, wished]);
  return {
    size,
    frame,
    /** What another paper is asked for: it is not forgotten on one that cannot have it. */
    wish: asked ?? now,
    notKept: asked ? notKept(asked, now) : "",
    /** Undefined where nothing is cut. */
    crop: size && isCropped(size, ratio) ? crop : undefined,
    sizes: prints.sizesWith(frame),
    frames: prints.framesWith(size),
    variant: prints.variantOf({ size, frame }),
    chooseSize: (size: SizeName) => keep({ size }),
    chooseFrame: (frame: FrameName) => keep({ frame }),
    chooseCrop: (crop: number) => keep({ crop }),
  };
}

import { Refusal } from "../../lib/errors.ts";
import { type AspectRatio, aspectRatios } from "../catalogue/product.ts";
import { type ArtStyle, styleFragments } from "./style-fragments.ts";

/** What somebody wants to see: the part of a journey's answers that a picture is made of. */
export type Wish = {
  subject: string;
  artStyle: ArtStyle;
  aspectRatio: AspectRatio;
  lighting?: string;
  colorPalette?: string;
  mood?: string;
};

export type Values = Readonly<Record<string, string | string[]>>;

/** A step may take several choices: together they are one text. */
const textOf = (values: Values, name: string): string | undefined => {
  const value = values[name];
  return Array.isArray(value) ? value.join(", ") : value;
};

const isArtStyle = (value: string | undefined): value is ArtStyle =>
  value !== undefined && Object.hasOwn(styleFragments, value);

const ratios: readonly string[] = aspectRatios;
const isAspectRatio = (value: string | undefined): value is AspectRatio =>
  value !== undefined && ratios.includes(value);

/** Reads a wish out of the answers to any journey that asks for a subject, a style and a shape. */
export function wishOf(values: Values): Wish {
  const subject = textOf(values, "subject");
  const artStyle = textOf(values, "artStyle");
  const aspectRatio = textOf(values, "aspectRatio") ?? "portrait";
  if (subject === undefined || !isArtStyle(artStyle) || !isAspectRatio(aspectRatio))
    throw new Refusal("invalid_input", "A picture needs a subject, a style and a shape.");
  const [lighting, colorPalette, mood] = ["lighting", "colorPalette", "mood"].map((name) =>
    textOf(values, name),
  );
  return {
    subject,
    artStyle,
    aspectRatio,
    ...(lighting !== undefined && { lighting }),
    ...(colorPalette !== undefined && { colorPalette }),
    ...(mood !== undefined && { mood }),
  };
}

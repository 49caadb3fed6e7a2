import type { Cents } from "../../lib/money.ts";

export const aspectRatios = ["square", "portrait", "landscape"] as const;
export type AspectRatio = (typeof aspectRatios)[number];

/** Where the artwork lies on a background, in percent of the background's width and height. */
export type Overlay = {
  coordinates: { left: number; bottom: number };
  dimensions: { width: number; height: number };
};

export type DisplayImage = {
  /** Which of the rooms, and what it shows. */
  room: string;
  title: string;
  backgroundImageUrl: string;
  supportedAspectRatios: AspectRatio[];
  generatedImageOverlay: Overlay;
};

export type Choice = { value: string; displayName: string; supportedAspectRatios: AspectRatio[] };

export type ProductOption = {
  label: "Size" | "Frame";
  defaultValue: Partial<Record<AspectRatio, string>>;
  options: Choice[];
};

/** One thing that the print house makes: what it is called there, what it costs us, what it needs of a picture. */
export type Variant = {
  sku: string;
  attributes: Record<string, string>;
  cost: Cents;
  shipping: Cents;
  price: Cents;
  print: { width: number; height: number };
};

export type Product = {
  shortname: string;
  name: string;
  description: string;
  /** What it is made of, a sentence each. */
  details: string[];
  /** Inches of white mount between picture and frame; the print is the smaller for it. */
  mount: number;
  displayImages: DisplayImage[];
  productOptions: ProductOption[];
  /** By the chosen option values, joined with an underscore, in the order of the options. */
  variants: Record<string, Variant>;
};

import { cents } from "../../lib/money.ts";
import { retailPrice } from "./price.ts";
import type { AspectRatio, Choice, Product, Variant } from "./product.ts";

type Frame = { value: string; displayName: string; color?: string };

const frames: Frame[] = [
  { value: "none", displayName: "None" },
  { value: "black", displayName: "Black", color: "black" },
  { value: "white", displayName: "White", color: "white" },
  { value: "natural", displayName: "Natural", color: "natural" },
];

type Cost = { cost: number; shipping: number };

type Size = {
  /** Inches, as the print house names them: the short side first. */
  name: `${number}x${number}`;
  ratios: AspectRatio[];
  unframed: Cost;
  framed?: Cost;
};

/** Only sizes of the same shape as a picture: nothing is ever cropped. Dollars, as the print house quotes them. */
const sizes: Size[] = [
  {
    name: "8x8",
    ratios: ["square"],
    unframed: { cost: 8, shipping: 6.85 },
    framed: { cost: 35, shipping: 14 },
  },
  {
    name: "12x12",
    ratios: ["square"],
    unframed: { cost: 13, shipping: 6.85 },
    framed: { cost: 38, shipping: 24.8 },
  },
  {
    name: "16x16",
    ratios: ["square"],
    unframed: { cost: 14, shipping: 7.1 },
    framed: { cost: 46, shipping: 24.8 },
  },
  {
    name: "20x20",
    ratios: ["square"],
    unframed: { cost: 16, shipping: 7.1 },
    framed: { cost: 52, shipping: 25.9 },
  },
  {
    name: "24x24",
    ratios: ["square"],
    unframed: { cost: 20, shipping: 7.1 },
    framed: { cost: 65, shipping: 25.9 },
  },
  { name: "12x18", ratios: ["portrait", "landscape"], unframed: { cost: 14, shipping: 12.95 } },
  { name: "16x24", ratios: ["portrait", "landscape"], unframed: { cost: 15, shipping: 12.95 } },
  { name: "20x30", ratios: ["portrait", "landscape"], unframed: { cost: 20, shipping: 12.65 } },
  {
    name: "24x36",
    ratios: ["portrait", "landscape"],
    unframed: { cost: 22, shipping: 14.65 },
    framed: { cost: 80, shipping: 34.55 },
  },
];

const DPI = 300;

const inCents = ({ cost, shipping }: Cost) => ({
  cost: cents(Math.round(cost * 100)),
  shipping: cents(Math.round(shipping * 100)),
});

function variant({ name }: Size, { color }: Frame, cost: Cost): Variant {
  const [width = 0, height = 0] = name.split("x").map(Number);
  return {
    sku: `GLOBAL-${color ? "CFP" : "FAP"}-${name.toUpperCase()}`,
    attributes: color ? { color } : {},
    ...inCents(cost),
    price: retailPrice(inCents(cost)),
    print: { width: width * DPI, height: height * DPI },
  };
}

const variants = Object.fromEntries(
  sizes.flatMap((size) =>
    frames.flatMap((frame) => {
      const cost = frame.color ? size.framed : size.unframed;
      return cost ? [[`${size.name}_${frame.value}`, variant(size, frame, cost)]] : [];
    }),
  ),
);

const sizeChoice = ({ name, ratios }: Size): Choice => ({
  value: name,
  displayName: `${name.replace("x", " × ")} in`,
  supportedAspectRatios: ratios,
});

export const artPaper: Product = {
  shortname: "artpaper",
  name: "Art Paper Print",
  description:
    "Your picture on heavy, matte fine-art paper, alone or in a frame of black, white or natural wood. Made to order, ready to hang.",
  displayImages: [],
  productOptions: [
    {
      label: "Size",
      defaultValue: { square: "12x12", portrait: "16x24", landscape: "16x24" },
      options: sizes.map(sizeChoice),
    },
    {
      label: "Frame",
      defaultValue: { square: "none", portrait: "none", landscape: "none" },
      options: frames.map(({ value, displayName }) => ({
        value,
        displayName,
        supportedAspectRatios: ["square", "portrait", "landscape"],
      })),
    },
  ],
  variants,
};

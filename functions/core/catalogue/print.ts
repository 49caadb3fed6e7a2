import { cents } from "../../lib/money.ts";
import { retailPrice } from "./price.ts";
import type { AspectRatio, Choice, Product, Variant } from "./product.ts";
import { displayImagesFor, type RoomName } from "./rooms.ts";

/** A frame of the shop, and how the print house calls its color; none for the bare sheet. */
export type Frame = { value: string; displayName: string; color?: string };

export const none: Frame = { value: "none", displayName: "None" };

export const frames: Frame[] = [
  { value: "black", displayName: "Black", color: "black" },
  { value: "white", displayName: "White", color: "white" },
  { value: "natural", displayName: "Natural", color: "natural" },
];

/** What the print house takes for one, in dollars, and for sending it the cheapest way. */
export type Cost = { cost: number; shipping: number };

export type Size = {
  /** Inches, as the print house names them: the short side first. */
  name: `${number}x${number}`;
  /** Only of the same shape as the size: nothing is ever cropped. */
  ratios: AspectRatio[];
  unframed?: Cost;
  framed?: Cost;
};

type Print = Pick<Product, "shortname" | "name" | "description" | "details"> & {
  mount?: number;
  firstRoom: RoomName;
  /** How the print house names the bare sheet and the framed one. */
  skus: { unframed: string; framed: string };
  sizes: Size[];
  frames: Frame[];
  /** What is chosen before anybody chooses, for each shape. */
  usual: { size: Partial<Record<AspectRatio, string>>; frame: string };
};

const DPI = 300;
const CM_PER_INCH = 2.54;

const inCents = ({ cost, shipping }: Cost) => ({
  cost: cents(Math.round(cost * 100)),
  shipping: cents(Math.round(shipping * 100)),
});

const sides = (name: Size["name"]): [number, number] => {
  const [short = 0, long = 0] = name.split("x").map(Number);
  return [short, long];
};

function variant(sku: string, { name }: Size, { color }: Frame, cost: Cost): Variant {
  const [short, long] = sides(name);
  return {
    sku: `${sku}-${name.toUpperCase()}`,
    attributes: color ? { color } : {},
    ...inCents(cost),
    price: retailPrice(inCents(cost)),
    print: { width: short * DPI, height: long * DPI },
  };
}

/** Every size in every frame that the print house has it in; what it has not is simply not there. */
const variantsOf = ({ skus, sizes, frames }: Print) =>
  Object.fromEntries(
    sizes.flatMap((size) =>
      frames.flatMap((frame) => {
        const cost = frame.color ? size.framed : size.unframed;
        const sku = frame.color ? skus.framed : skus.unframed;
        return cost ? [[`${size.name}_${frame.value}`, variant(sku, size, frame, cost)]] : [];
      }),
    ),
  );

const sizeChoice = ({ name, ratios }: Size): Choice => {
  const metric = sides(name).map((inches) => Math.round(inches * CM_PER_INCH));
  return {
    value: name,
    displayName: `${name.replace("x", " × ")} in (${metric.join(" × ")} cm)`,
    supportedAspectRatios: ratios,
  };
};

/** A frame is offered for a shape if there is a size of that shape in it. */
const frameChoice = (frame: Frame, sizes: Size[]): Choice => ({
  value: frame.value,
  displayName: frame.displayName,
  supportedAspectRatios: [
    ...new Set(
      sizes.flatMap(({ ratios, ...size }) => ((frame.color ? size.framed : size.unframed) ? ratios : [])),
    ),
  ],
});

/** A product out of its sizes, its frames and what they cost. */
export function printProduct(print: Print): Product {
  const { shortname, name, description, details, mount = 0, sizes, frames, usual } = print;
  const usualFrame = Object.fromEntries(Object.keys(usual.size).map((ratio) => [ratio, usual.frame]));
  return {
    shortname,
    name,
    description,
    details,
    mount,
    displayImages: displayImagesFor(usual.size, print.firstRoom),
    productOptions: [
      { label: "Size", defaultValue: usual.size, options: sizes.map(sizeChoice) },
      {
        label: "Frame",
        defaultValue: usualFrame,
        options: frames.map((frame) => frameChoice(frame, sizes)),
      },
    ],
    variants: variantsOf(print),
  };
}

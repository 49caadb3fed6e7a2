import { atMost, numeric, text, whole } from "../../lib/fields.ts";
import { type Cents, cents } from "../../lib/money.ts";
import { Money } from "../../lib/money-shape.ts";
import * as z from "../../lib/schema.ts";
import { shippingMethods } from "../fulfilment/printer.ts";
import { LONGEST_SUBJECT } from "../images/subject-sizes.ts";

export const MOST_COPIES = 10;
export const MOST_LINES = 50;

/** A line as a browser sends it: of what it says, only the choices are believed. */
export type AskedLine = z.infer<typeof AskedLine>;
export const AskedLine = z.object({
  name: text(100),
  copies: whole(-1_000, 1_000),
  productOptions: atMost(5, z.object({ label: text(20), value: text(40) })),
  relatedImage: z.object({ _id: text(100), imageUrl: text(300), prompt: text(LONGEST_SUBJECT) }),
  /** The price that was seen: it decides nothing, but another one is said before anybody pays. */
  unitCost: z.optional(z.object({ amount: numeric() })),
});

export const AskedLines = atMost(MOST_LINES, AskedLine);

/** Where a cart is sent; more of it is asked for at the payment. */
export const ShippingAddress = z.object({ countryCode: z.literal("US") });

/** A line as the shop keeps and shows it. */
export type CartLine = z.infer<typeof CartLine>;
export const CartLine = z.object({
  sku: z.string(),
  name: z.string(),
  description: z.string(),
  copies: z.int(),
  unitCost: z.object({ amount: z.number() }),
  productOptions: z.array(z.object({ label: z.string(), value: z.string(), displayName: z.string() })),
  relatedImage: z.object({ _id: z.string(), imageUrl: z.string(), prompt: z.string() }),
  /** It is not sold any more: it stays until it is taken out, and stops the checkout. */
  unavailable: z.exactOptional(z.literal(true)),
});

/** What sending a cart would cost, one way. */
export type ShippingQuote = z.infer<typeof ShippingQuote>;
export const ShippingQuote = z.object({
  shipmentMethod: z.enum(shippingMethods),
  cost: Money,
  estimated: z.boolean(),
  businessDays: z.object({ from: z.int(), to: z.int() }),
  /** From this subtotal on it costs nothing: of the cheapest way, where a stage has it so. */
  freeFrom: z.exactOptional(z.number()),
});

export type Cart = z.infer<typeof Cart>;
export const Cart = z.object({ items: z.array(CartLine), quotes: z.array(ShippingQuote) });

type Options = CartLine["productOptions"];

/** What was chosen, in words: without its label "None" would be none of what? */
export const chosenWords = (options: Options) =>
  options.map(({ displayName }) => displayName).filter((one) => one !== "None");

const sameOptions = (some: Options, others: Options) =>
  some.length === others.length &&
  some.every(({ label, value }) => others.some((other) => other.label === label && other.value === value));

/** Two lines are one when the same would be printed, in the same frame: a SKU does not tell its colour. */
export const sameLine = (a: CartLine, b: CartLine) =>
  a.sku === b.sku &&
  a.name === b.name &&
  a.relatedImage._id === b.relatedImage._id &&
  sameOptions(a.productOptions, b.productOptions);

/** Where a line like it lies, or -1. */
export const placeOf = (lines: readonly CartLine[], line: CartLine) =>
  lines.findIndex((other) => sameLine(other, line));

/** Copies of what lies there already, or a line more. */
export function addLine(lines: readonly CartLine[], line: CartLine): CartLine[] {
  const twin = placeOf(lines, line);
  const found = lines[twin];
  return found
    ? lines.with(twin, { ...found, copies: Math.min(MOST_COPIES, found.copies + line.copies) })
    : [...lines, line];
}

/** As many copies fewer as the line has; none of what does not lie there. */
export function takeLine(lines: readonly CartLine[], line: CartLine): CartLine[] {
  const twin = placeOf(lines, line);
  return setCopies(lines, twin, (lines[twin]?.copies ?? 0) - line.copies);
}

/** None or fewer takes the line out. */
export function setCopies(lines: readonly CartLine[], index: number, copies: number): CartLine[] {
  const line = lines[index];
  if (!line) return [...lines];
  return copies <= 0
    ? lines.toSpliced(index, 1)
    : lines.with(index, { ...line, copies: Math.min(MOST_COPIES, copies) });
}

/** Two carts in one; what is too much for one cart was the other's. */
export const joinLines = (mine: readonly CartLine[], others: readonly CartLine[]): CartLine[] =>
  others.reduce(addLine, [...mine]).slice(0, MOST_LINES);

/** The cart that the shop keeps, and what it has not heard of: nothing is lost, and nothing counted twice. */
export const withUnheard = (kept: readonly CartLine[], unheard: readonly CartLine[]): CartLine[] =>
  unheard
    .reduce<CartLine[]>(
      (lines, line) => {
        const twin = placeOf(lines, line);
        const copies = Math.max(line.copies, lines[twin]?.copies ?? 0);
        return twin < 0 ? addLine(lines, line) : setCopies(lines, twin, copies);
      },
      [...kept],
    )
    .slice(0, MOST_LINES);

/** What the lines cost, without sending them. */
export const subtotalOf = (lines: readonly Pick<CartLine, "unitCost" | "copies">[]): Cents =>
  cents(lines.reduce((sum, { unitCost, copies }) => sum + Math.round(unitCost.amount * 100) * copies, 0));

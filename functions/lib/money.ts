/** Money is whole cents inside the shop and a decimal number on the wire. */
export type Cents = number & { readonly unit: "cents" };

export const cents = (amount: number): Cents => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of cents`);
  return amount as Cents;
};

export const dollars = (amount: Cents): number => amount / 100;

/** The one currency that the shop sells in: partners, wire and words take it from here. */
export const currency = "USD";
export const currencyName = "US dollars";

/** As the API answers it; its schema stands in money-shape.ts, because the site loads this file. */
export const moneyOf = (amount: Cents) => ({ amount: dollars(amount), currency }) as const;

/** As people read it: "$1,234.00"; on the wire an amount may be a text as well. */
export const inDollars = (amount: number | string) =>
  `$${Number(amount)
    .toFixed(2)
    .replace(/\B(?=(?:\d{3})+\.)/g, ",")}`;

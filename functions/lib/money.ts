/** Money is whole cents inside the shop and a decimal number on the wire. */
export type Cents = number & { readonly unit: "cents" };

export const cents = (amount: number): Cents => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of cents`);
  return amount as Cents;
};

export const dollars = (amount: Cents): number => amount / 100;

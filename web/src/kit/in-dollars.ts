/** "$34.00" */
export const inDollars = (amount: number) => `$${amount.toFixed(2)}`;

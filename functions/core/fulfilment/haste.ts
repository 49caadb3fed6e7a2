/** Who pays for haste does not wait for the time in which an order can still be changed. */
export const isPrintedAtOnce = (method: string) => method === "Express" || method === "Overnight";

/** How long each part of an address may be: forms say it, and the shop holds to it. */
export const addressSizes = { name: 100, line1: 100, line2: 100, city: 60, state: 2 } as const;

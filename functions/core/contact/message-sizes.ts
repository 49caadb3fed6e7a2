/** How long each part may be: the form says it, and the shop holds to it; apart from the schema, which stays out of the site. */
export const messageSizes = { name: 100, subject: 150, message: 5_000 } as const;

/** Said by forms, and held to by the shop; apart from the schemas, which stay out of the site. */
export const accountSizes = {
  name: 80,
  /** Long enough for any manager's; hashing it has to stay cheap. */
  password: { least: 6, most: 200 },
} as const;

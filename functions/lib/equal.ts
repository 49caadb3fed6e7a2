/** Looked up when it is needed: an import looks up every name that `util` has, and much is loaded for some of them. */
export const isDeepStrictEqual = (one: unknown, other: unknown): boolean =>
  process.getBuiltinModule("node:util").isDeepStrictEqual(one, other);

/** Not imported: an import looks up every name that `util` has, and much is loaded for some of them. */
export const { isDeepStrictEqual } = process.getBuiltinModule("node:util");

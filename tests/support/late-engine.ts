import type { Engine } from "../../functions/lib/table/engine.ts";

/** A delayed read has heard of nothing yet: what is decided by one is decided wrongly. */
export const lateEngine = (engine: Engine): Engine => ({
  ...engine,
  get: async (key, options) => (options.consistent ? engine.get(key, options) : undefined),
});

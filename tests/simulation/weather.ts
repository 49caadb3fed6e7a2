import type { Weather } from "./order-world.ts";

/** The normal run: worse than any week that we have seen. */
export const rough: Weather = { kill: 0.03, lostCall: 0.08, lostAnswer: 0.08, lostJob: 0.1, twice: 0.1 };
export const calm: Weather = { kill: 0, lostCall: 0, lostAnswer: 0, lostJob: 0, twice: 0 };

/** Time is handed in, so that tests and simulations can move it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

export const DAY_MS = 24 * 60 * 60 * 1000;

export const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

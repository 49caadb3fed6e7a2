/** Time is handed in, so that tests and simulations can move it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

export const HOUR_SECONDS = 60 * 60;
export const DAY_SECONDS = 24 * HOUR_SECONDS;
export const DAY_MS = DAY_SECONDS * 1000;

export const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** Time is handed in, so that tests and simulations can move it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

export const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

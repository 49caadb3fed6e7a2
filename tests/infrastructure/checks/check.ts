import type { Resource } from "../synthesis/synthesis.ts";

/** Looks at what a stage would create, and says in a sentence each thing that is wrong with it. */
export type Check = (resources: Resource[]) => string[];

/** The sentences of those things that are not as they should be. */
export const complaints = (things: [asItShouldBe: boolean, sentence: string][]) =>
  things.filter(([asItShouldBe]) => !asItShouldBe).map(([, sentence]) => sentence);

export const listOf = <T>(value: T | T[] | undefined): T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** What names nothing that could be pointed at: when, where and how, which a picture shows by itself or not at all. */
const noThings = new Set(
  [
    "something abstract abstraction circles lines stripes tones range composition for after before until where into onto across among between hour shape shapes silhouette shade game land crest bloom",
    "rolls roll falls fall rests rest leads lead meets meet spirals spiral turns turn grows grow joins join",
    "towering passing turning mooring cooling growing reflection reflections neon water path",
  ].flatMap((words) => words.split(" ")),
);

/** Whether it is told that it is not in the picture: of a storm that rolls in the storm is, not its rolling. */
export const isThing = (words: string) => !noThings.has(words);

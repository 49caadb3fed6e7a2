// Whose heads are drawn, and whose they are.

/** Of whom a head is drawn, for a portrait. */
const heads = new Set(
  "dog cat horse hare fox wolf lion tiger bear cow elephant monkey giraffe llama owl pig ewe stag".split(" "),
);

/** Kinds that share a body with others, but no head. */
const ownHeads = new Set(["panda", "koala"]);

/** Dogs whose ears are longer than those of most, or stand. */
const hounds = /hound|beagle|spaniel|dachshund|basset|setter|poodle|doodle|poo$/;
const pricked = /corgi|chihuahua|terrier|bulldog|shiba|shepherd|spitz|pomeranian|schnauzer/;

const headNames = new Set(
  [...heads, ...ownHeads, "hound", "pricked", "raccoon"].map((name) => `${name}-head`),
);

/** The head of a beast, by its motif and its word. */
export const headFor = (motif: string, word: string): string | undefined => {
  if (headNames.has(motif)) return motif;
  if (!heads.has(motif)) return undefined;
  if (ownHeads.has(word)) return `${word}-head`;
  const kind = motif !== "dog" ? motif : hounds.test(word) ? "hound" : pricked.test(word) ? "pricked" : "dog";
  return `${kind}-head`;
};

/** Whose head is drawn from its side: nothing is put on it. */
const aside = new Set(["horse-head"]);

/** Of whom a head is drawn that looks out of the picture. */
export const hasFace = (motif: string, word: string): boolean => {
  const head = headFor(motif, word);
  return head !== undefined && !aside.has(head);
};

export const isHead = (name: string): boolean => headNames.has(name);

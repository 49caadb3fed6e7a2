import { PICTURES_ROUTE } from "../../functions/core/images/pictures.ts";

/** What CloudFront reads, and how many stars it works off at once. */
const READS = /^\/[\w/.-]*\*$/;
const MOST_STARS = 15;

/** CloudFront, which knows a file by what is asked for and by what its own code makes of that, and says no reason. */
export function fakeEdge() {
  /** What it was told to forget. */
  const cleared: string[][] = [];
  const kept = new Set<string>();
  const addresses = (key: string) => [`/${key}`, key.replace(/^public/, PICTURES_ROUTE)];
  return {
    cleared,
    /** Somebody looks at a file. */
    look(key: string) {
      for (const address of addresses(key)) kept.add(address);
    },
    shows: (key: string) => addresses(key).some((address) => kept.has(address)),
    async clear(stars: readonly string[]) {
      if (stars.length > MOST_STARS || !stars.every((star) => READS.test(star)))
        throw new Error("InvalidArgument");
      cleared.push([...stars]);
      for (const address of kept)
        if (stars.some((star) => address.startsWith(star.slice(0, -1)))) kept.delete(address);
    },
  };
}

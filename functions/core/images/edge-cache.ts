import { PICTURES_ROUTE, PUBLIC_PREFIX } from "./pictures.ts";

/** What the edge has kept of the shop, close to those who look. */
export type EdgeCache = {
  /** Forgets what stands below these addresses, each ending in a star: within minutes, everywhere. */
  clear(addresses: readonly string[]): Promise<void>;
};

/**
 * Each address is paid for, and fifteen may be under way at once, of a sweep, of the next and of a picture that is taken
 * down: of many places, all pictures go, and are fetched anew.
 */
const MOST = 3;

/** CloudFront knows a picture by what is asked for, and by what its own code makes of that. */
const known = (place: string) => [`/${PUBLIC_PREFIX}${place}*`, `${PICTURES_ROUTE}/${place}*`];

/** Up to what CloudFront refuses to read in an address, as `~`: what else begins like this is fetched anew. */
const placeOf = (key: string) =>
  /^[\w/.-]*/.exec(key.slice(PUBLIC_PREFIX.length, key.lastIndexOf("/") + 1))?.[0] ?? "";

/** The addresses of files that could be seen. */
export function addressesOf(keys: readonly string[]): string[] {
  const seen = keys.filter((key) => key.startsWith(PUBLIC_PREFIX));
  const places = [...new Set(seen.map(placeOf))];
  return places.length > MOST ? known("") : places.flatMap(known);
}

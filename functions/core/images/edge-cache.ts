import { PICTURES_ROUTE } from "./pictures.ts";

/** What the edge has kept of the shop, close to those who look. */
export type EdgeCache = {
  /** Forgets what stands below these addresses, each ending in a star: within minutes, everywhere. */
  clear(addresses: readonly string[]): Promise<void>;
};

/** Each address is paid for, and few may be under way at once: of many, all pictures go, and are fetched anew. */
const MOST = 5;

/** The addresses of what stood below these prefixes. */
export function addressesOf(prefixes: readonly string[]): string[] {
  const below = prefixes.map(
    (prefix) => `${PICTURES_ROUTE}/${prefix.split("/").map(encodeURIComponent).join("/")}/*`,
  );
  return below.length > MOST ? [`${PICTURES_ROUTE}/*`] : below;
}

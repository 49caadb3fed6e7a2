import { type AddressName, addresses } from "./addresses.ts";

type PathOf<Name extends AddressName> = (typeof addresses)[Name]["path"];

/** An address, or what makes one of the part that differs. */
type Paths = {
  [Name in AddressName]: PathOf<Name> extends `${string}:${string}` ? (part: string) => string : PathOf<Name>;
};

const PART = /:\w+/;
const built = ({ path }: { path: string }) =>
  PART.test(path) ? (part: string) => path.replace(PART, encodeURIComponent(part)) : path;

/** Links are built here and nowhere else. */
export const paths = Object.fromEntries(
  Object.entries(addresses).map(([name, address]) => [name, built(address)]),
) as Paths;

/** The home page by its other name: there leads a review of which nothing is there. */
export const [homeByName] = addresses.home.also;

/** The product that is meant where none is named, and its page. */
export const DEFAULT_SHORTNAME = "artpaper";
export const defaultProduct = paths.product(DEFAULT_SHORTNAME);

/** Where an address carries the picture that was chosen. */
export const IMAGE_PARAMETER = "imageId";

/** An address with a query behind it. */
export const withQuery = (path: string, query: Record<string, string>) =>
  `${path}?${new URLSearchParams(query)}`;

/** A picture as a print: the product's page, with the picture chosen. */
export const printPath = (imageId: string, shortname: string = DEFAULT_SHORTNAME) =>
  withQuery(paths.product(shortname), { [IMAGE_PARAMETER]: imageId });

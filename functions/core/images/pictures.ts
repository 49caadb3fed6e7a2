/** What lies below this prefix is served to everybody at PICTURES_ROUTE; the rest never leaves the shop. */
export const PUBLIC_PREFIX = "public/";
export const PRIVATE_PREFIX = "private/";
export const PICTURES_ROUTE = "/pictures";

export type PictureHead = { size: number; contentType: string; cacheControl: string | undefined };
export type StoredPicture = PictureHead & { bytes: Uint8Array };
type PictureUpload = { bytes: Uint8Array; contentType: string; cacheControl?: string };

/** A key is written once, so whoever holds its address may keep what it saw. */
export const FOREVER = "public, max-age=31536000, immutable";

/** Where pictures are kept. */
export type Pictures = {
  /** False when the key is taken: what is stored under it stays as it is. */
  put(key: string, picture: PictureUpload): Promise<boolean>;
  get(key: string): Promise<StoredPicture | undefined>;
  head(key: string): Promise<PictureHead | undefined>;
  /** Gone is gone, also the second time. */
  remove(key: string): Promise<void>;
};

/** Below which all files of one lease stand. */
export const prefixOf = (imageId: string, fence: number) => `images/${imageId}/${fence}`;

export const variantKey = (prefix: string, width: number, format: string) =>
  `${PUBLIC_PREFIX}${prefix}/${width}.${format}`;

export const originalKey = (prefix: string, contentType: string) =>
  `${PRIVATE_PREFIX}${prefix}/original.${contentType.split("/")[1]}`;

/** The address of a public picture, below the shop's own origin. */
export function pictureUrl(key: string): string {
  if (!key.startsWith(PUBLIC_PREFIX)) throw new RangeError(`"${key}" is not a public picture`);
  const path = key.slice(PUBLIC_PREFIX.length).split("/").map(encodeURIComponent).join("/");
  return `${PICTURES_ROUTE}/${path}`;
}

/** Whether an address is one that this picture has: it is made of its id. */
export function isPictureOf(imageId: string, url: string): boolean {
  const [, fence, width] = /\/(\d+)\/(\d+)\.jpeg$/.exec(url) ?? [];
  return (
    fence !== undefined &&
    url === pictureUrl(variantKey(prefixOf(imageId, Number(fence)), Number(width), "jpeg"))
  );
}

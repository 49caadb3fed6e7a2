/** Bare pixels: red, green, blue, a byte each. */
export type Bare = { data: Uint8Array; width: number; height: number };

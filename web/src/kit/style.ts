import type { CSSProperties } from "react";

/** What React takes as a style, and the properties of our own that a sheet reads. */
export type Style = CSSProperties & { [name: `--${string}`]: string | number };

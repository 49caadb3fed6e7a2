import fragments from "./style-fragments.json" with { type: "json" };

/** How a style is asked for: what it is, how it is done, and what does not belong in it (for models that take it). */
type StyleFragment = { medium: string; technique: string; not: string };

export type ArtStyle = keyof typeof fragments;

export const styleFragments: Readonly<Record<ArtStyle, StyleFragment>> = fragments;

/** The proof that a call came through the edge; the API refuses calls without it. */
export const originHeader = "x-origin-secret";

/** Who calls, as far as the network knows: what a viewer says of itself is overwritten. */
export const addressHeader = "x-viewer-address";

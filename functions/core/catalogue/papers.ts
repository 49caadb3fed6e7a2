/** The papers that a bare sheet can be of: a product each. */
export const papers = [
  { product: "artpaper", name: "Enhanced matte" },
  { product: "germanetching", name: "German Etching" },
] as const;

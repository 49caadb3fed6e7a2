/**
 * The products as they are shown before anybody asks for the catalogue, and what the cheapest of each costs in dollars:
 * tests/core/catalogue says when that is not so any more.
 */
export const walls = [
  {
    product: "artpaper",
    name: "Art Paper Print",
    from: 18,
    room: "desk",
    size: "16x24",
    frame: "natural",
    mount: 0,
    art: "bauhaus",
  },
  {
    product: "mountedprint",
    name: "Mounted Print in a Frame",
    from: 95,
    room: "gallery",
    size: "24x36",
    frame: "black",
    mount: 1 / 6,
    art: "sumi-e",
  },
  {
    product: "germanetching",
    name: "German Etching Print",
    from: 38,
    room: "bedroom",
    size: "16x24",
    frame: "none",
    mount: 0,
    art: "watercolor",
  },
  {
    product: "grandprint",
    name: "Grand Print",
    from: 48,
    room: "sofa",
    size: "24x36",
    frame: "none",
    mount: 0,
    art: "vaporwave",
  },
] as const;

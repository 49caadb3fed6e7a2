/** The wide room of the home page, in inches: web/scenes draws it, and the page hangs a picture there. */
export const heroRoom = { across: 236, high: 84, middle: { x: 138, y: 30 } } as const;
export const heroWidths = [720, 1280, 1920] as const;

/** What hangs there: tests/core/catalogue says when its prices are not so any more. */
export const heroPrint = {
  product: "artpaper",
  size: "24x36",
  frame: "black",
  price: 169,
  bare: 48,
} as const;

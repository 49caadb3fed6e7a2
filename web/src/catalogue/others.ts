/** What else there is to look at, beside the rooms. */
export const others = { corner: "The corner", back: "The back", "own wall": "Your own wall" } as const;
export type Other = keyof typeof others;
export const isOther = (view: string | undefined): view is Other =>
  view !== undefined && Object.hasOwn(others, view);

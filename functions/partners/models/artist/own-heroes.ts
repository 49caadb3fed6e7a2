const drawing = (...outlines: string[]) => ({ body: outlines.map((d) => `<path d="${d}"/>`).join("") });

/** Somebody in a long coat, seen from behind, with the feet at the lower edge. */
const figure = (x: number, size: number): string[] => {
  const at = (dx: number, dy: number) =>
    `${(x + dx * size).toFixed(2)} ${(30.4 - (30.4 - dy) * size).toFixed(2)}`;
  const radius = (2.4 * size).toFixed(2);
  return [
    `M${at(-2.4, 6.4)}A${radius} ${radius} 0 0 1 ${at(2.4, 6.4)}A${radius} ${radius} 0 0 1 ${at(-2.4, 6.4)}Z`,
    `M${at(0, 8.4)}C${at(2.4, 8.8)} ${at(3.7, 10.4)} ${at(3.9, 13.6)}L${at(4.5, 25.6)}L${at(2.5, 25.9)}L${at(2.3, 30.4)}L${at(0.5, 30.4)}L${at(0.2, 26.2)}L${at(-0.2, 26.2)}L${at(-0.7, 30.4)}L${at(-2.5, 30.4)}L${at(-2.4, 25.9)}L${at(-4.5, 25.6)}L${at(-3.9, 13.6)}C${at(-3.7, 10.4)} ${at(-2.4, 8.8)} ${at(0, 8.4)}Z`,
  ];
};

/** Motifs that no silhouette of others shows well: drawn by hand in the same box, holes against the clock. */
export const ownHeroes: Readonly<Record<string, { body: string }>> = {
  "own-lighthouse": drawing(
    "M12.6 6.4C12.6 3.4 19.4 3.4 19.4 6.4Z",
    "M15.5 2.2h1v2.4h-1Z",
    "M13 7.2h6v3.6h-6ZM14.3 8.2v1.7h3.4v-1.7Z",
    "M11.4 11.2h9.2v1.5h-9.2Z",
    "M12.9 13h6.2L21.2 28H10.8ZM12.5 15.6L12.1 18.4H19.9L19.5 15.6ZM11.8 20.8L11.4 23.9H20.6L20.2 20.8Z",
    "M11.2 8.2L4 6.4V11L11.2 9.6Z",
    "M20.8 8.2L28 6.4V11L20.8 9.6Z",
    "M4 30.4C4.6 27.6 8 27 10 27.6H22C24 27 27.4 27.6 28 30.4Z",
  ),
  "own-figure": drawing(...figure(16, 1)),
  "own-couple": drawing(...figure(11.6, 0.94), ...figure(20.6, 0.84)),
};

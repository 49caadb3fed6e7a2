import { blurred, lightOf, netOf, type Sketch, STEP } from "./underpainting.ts";

/** How steep light must fall for a brush to follow its edge, of 1 a dot. */
const FAINT = 0.006;
const PLAIN = 0.03;

/** Along the edges of what is painted, and where there is none the way that the wind goes. */
export function alongForms(base: Sketch, wind: (x: number, y: number) => number) {
  const { columns, rows, values } = blurred(netOf(base, lightOf), 2);
  return (x: number, y: number): number => {
    const column = Math.min(columns - 2, Math.max(1, Math.round(x / STEP)));
    const row = Math.min(rows - 2, Math.max(1, Math.round(y / STEP)));
    const at = row * columns + column;
    const across = (values[at + 1] as number) - (values[at - 1] as number);
    const down = (values[at + columns] as number) - (values[at - columns] as number);
    const steep = Math.hypot(across, down);
    const free = wind(x, y);
    if (steep < FAINT) return free;
    const edge = Math.atan2(across, -down);
    // A stroke has no front: of both ways along the edge the one nearer to the wind.
    const turn = edge + Math.PI * Math.round((free - edge) / Math.PI);
    return free + (turn - free) * Math.min(1, (steep - FAINT) / (PLAIN - FAINT));
  };
}

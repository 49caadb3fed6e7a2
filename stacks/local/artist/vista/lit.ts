import type { Lit } from "../relief.ts";
import type { Time } from "../scene.ts";
import { sunSide, type World } from "./brush.ts";

type Hour = Pick<Lit, "sun" | "sky" | "rim"> & { up: number };

const hours: Record<Time, Hour> = {
  day: { sun: [0.66, 0.63, 0.56], sky: [0.4, 0.43, 0.48], rim: 0.3, up: 0.8 },
  dawn: { sun: [0.7, 0.56, 0.44], sky: [0.38, 0.38, 0.45], rim: 0.5, up: 0.45 },
  dusk: { sun: [0.74, 0.48, 0.28], sky: [0.32, 0.29, 0.38], rim: 0.7, up: 0.35 },
  night: { sun: [0.34, 0.4, 0.55], sky: [0.22, 0.25, 0.36], rim: 0.5, up: 0.8 },
};
/** A lamp nearby, and walls that throw its light back. */
const room: Hour = { sun: [0.62, 0.55, 0.44], sky: [0.42, 0.4, 0.4], rim: 0.15, up: 0.7 };
/** Under cloud, light comes from all of the sky. */
const covered: Hour = { sun: [0.3, 0.32, 0.34], sky: [0.5, 0.53, 0.57], rim: 0.1, up: 1.2 };

/** The light in which something stands at a place of the sheet. */
export function litAt(world: World, x: number, flip = false): Lit {
  const { scene } = world;
  const hour = scene.indoors
    ? room
    : scene.weather !== "clear" && scene.time !== "night"
      ? covered
      : hours[scene.time];
  const side = sunSide(world, x) * (flip ? -1 : 1);
  const from = [side * 0.8, hour.up, 0.62] as const;
  if (world.manner.modelled > 0.75) return { ...hour, from, covered: true };
  // A wash is never dark: less of the light has a side, and most of it comes from everywhere.
  const [sun, sky] = [hour.sun.map((part) => part * 0.36), hour.sky.map((part) => 0.58 + part * 0.42)];
  return { sun: sun as unknown as Lit["sun"], sky: sky as unknown as Lit["sky"], rim: 0, from };
}

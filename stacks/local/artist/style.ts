import type { Easel } from "./easel.ts";
import type { Scene } from "./scene.ts";

/** Paints what its easel holds of a scene, a band or all; answers the pixels: red, green, blue, alpha. */
export type Style = (easel: Easel, scene: Scene) => Uint8ClampedArray;

import { type Color, mix } from "../color.ts";
import { paintSet, setOf } from "../sets.ts";
import { shoreOf } from "../stage.ts";
import type { Ink } from "./sumi-e-brush.ts";

/** A room is told by what hangs or stands behind, in a few tones of thin ink; a plain one is left bare. */
export function room({ context, easel, scene, ink }: Ink, paper: Color) {
  const floor = shoreOf(easel, scene);
  const tone = (load: number) => mix(paper, ink, load);
  const area = { x: 0, y: 0, width: easel.width, height: easel.height, floor };
  paintSet(context, setOf(scene.room, area, easel.dice.fork("set")), {
    ...{ cloth: tone(0.34), fold: tone(0.5), gold: tone(0.2), wood: tone(0.4), tile: tone(0.1) },
    ...{ frame: tone(0.3), glass: tone(0.06), seam: tone(0.14) },
    ...{ book0: tone(0.12), book1: tone(0.24), book2: tone(0.36), book3: tone(0.18) },
  });
}

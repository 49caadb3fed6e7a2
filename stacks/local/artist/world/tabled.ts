import { boundsOf } from "../cast/body.ts";
import type { Easel } from "../easel.ts";
import { HERO_BOX } from "../heroes.ts";
import type { Scene } from "../scene.ts";
import { berthOf, leadOf, membersOf } from "../stage.ts";
import { FOCAL } from "./hours.ts";
import { type Placed, touching } from "./touching.ts";
import type { Solid } from "./who.ts";

const FOCUS = FOCAL * 1000;

/** As much farther apart than the sheet says: what is round takes room behind it, too. */
const DEEPER = 1.35;

/**
 * Everything on a table: as far away as its foot is down the sheet, from `eye` so high above the table; as large as it
 * is on the sheet.
 */
export function onTable(
  easel: Easel,
  scene: Scene,
  eye: number,
  top: number,
  solids: readonly Solid[],
): Placed {
  const lead = leadOf(scene);
  const horizon = easel.height * scene.horizon;
  const members = membersOf(lead, berthOf(easel, scene));
  const rows = members.map(({ hero, berth }) => {
    const [left, highest, right, lowest] = boundsOf(hero);
    const share = berth.size / HERO_BOX;
    return {
      foot: berth.y + (lowest / HERO_BOX - 0.5) * berth.size,
      tall: (lowest - highest) * share,
      wide: (right - left) * share,
    };
  });
  const first = Math.max(...rows.map(({ foot }) => foot));
  const placed = members.flatMap(({ berth }, index): Placed => {
    const [row, solid] = [rows[index], solids[index]];
    if (!row || !solid) return [];
    const { body, high, turn = 0.55, front = false } = solid;
    const fits = (row.wide * high) / (body.wide ?? body.r * 1.5);
    const size = Math.min(row.tall, fits) / (FOCUS * high);
    const nearest = (FOCUS * (eye - top)) / (first - horizon);
    const there = (FOCUS * (eye - top)) / Math.max(1, row.foot - horizon);
    // Its foot is where it begins, not where its middle is.
    const z = (nearest + (there - nearest) * DEEPER) * (1 + 0.4 * body.r * size);
    const looksRight = scene.mirrored !== (berth.flip ?? false);
    const yaw = front ? (looksRight ? turn : -turn) : looksRight ? turn : Math.PI - turn;
    const room = Math.max(0, easel.width * 0.48 - body.r * size * FOCUS);
    const x = (Math.min(room, Math.max(-room, berth.x - easel.width / 2)) * z) / FOCUS;
    return [{ body, x, y: top - 0.01, z, scale: size * z, yaw, stands: true, sails: false }];
  });
  return touching(placed, lead, scene, solids);
}

import { type Box, begins, blocks, type Traced } from "./blocks.ts";
import { edgesOfRow } from "./edges.ts";
import { O } from "./light.ts";
import { type Frame, HERO } from "./plan.ts";
import { begin, quad, WORTH_SHARING } from "./quads.ts";
import { met, trace } from "./rays.ts";
import { seenWithin } from "./seen-within.ts";
import { shadeHero } from "./shade-body.ts";
import { m } from "./solids.ts";
import { CAM, F, HZ, type Stood, stood, UW } from "./standing.ts";

/** The part of a band that it can be seen in. */
function boxOf({ w, rows, top, scale }: Frame, q: Stood): Box {
  const seen = seenWithin({
    ...{ x: q.x, z: q.z, r: q.r * q.scale, eye: CAM },
    ...{ low: q.y - q.lower * q.scale, high: q.y + q.h * q.scale },
  });
  return {
    c0: Math.max(0, Math.floor((UW / 2 - seen.left * F) * scale)),
    c1: Math.min(w - 1, Math.ceil((UW / 2 + seen.right * F) * scale)),
    r0: Math.max(top, Math.floor((HZ - seen.above * F) * scale) - 2),
    r1: Math.min(top + rows - 1, Math.ceil((HZ + seen.below * F) * scale) + 2),
  };
}

function traceRow(f: Frame, one: Traced, r: number, heroOut?: Float32Array) {
  const { rgb, z, scale } = f;
  const { c0, r0, c1 } = one.blocks.box;
  const v = (r + 0.5) / scale;
  for (let c = c0; c <= c1; c++) {
    const from = begins(one.blocks, r, c);
    if (!from) continue;
    const o = (r - f.top) * f.w + c,
      u = (c + 0.5) / scale;
    if (!trace(one.q, u, v, z[o] as number, from)) continue;
    one.of[(r - r0) * (c1 - c0 + 1) + c - c0] = m.id + 1;
    shadeHero(one.q, m.id, (u - UW / 2) / F, (HZ - v) / F, quad(r, c));
    for (let k = 0; k < 3; k++) rgb[o * 3 + k] = O[k] as number;
    if (heroOut) {
      for (let k = 0; k < 3; k++) heroOut[o * 4 + k] = O[k] as number;
      heroOut[o * 4 + 3] = 1;
    }
    f.id[o] = HERO;
    one.owner[o] = one.number;
    z[o] = met[3] as number;
  }
}

/**
 * Solids: rays are sent only where they may meet one. What is behind them is painted after them, where they are not;
 * then what this answers, as their edges are mixed with that.
 */
export function bodies(f: Frame, heroOut?: Float32Array): () => void {
  const owner = new Uint8Array(f.w * f.rows);
  const all: Traced[] = [];
  for (const [at, q] of stood.entries()) {
    const box = boxOf(f, q);
    const { c0, r0, c1, r1 } = box;
    if (r1 < r0 || c1 < c0) continue;
    const of = new Uint8Array((c1 - c0 + 1) * (r1 - r0 + 1));
    const one = { q, number: at + 1, blocks: blocks(q, f.scale, box), of, owner };
    begin(f.scale >= WORTH_SHARING ? f.w : 0);
    for (let r = r0; r <= r1; r++) traceRow(f, one, r, heroOut);
    all.push(one);
  }
  return () => {
    if (heroOut) return;
    for (const one of all) for (let r = one.blocks.box.r0; r <= one.blocks.box.r1; r++) edgesOfRow(f, one, r);
  };
}

import { bare, ground, wave } from "./ground.ts";
import { clamp } from "./noise.ts";
import type { Frame } from "./plan.ts";
import { CAM, F, HZ, sp, UH, UW } from "./standing.ts";

/** A wall is met in short steps, or it would be seen where it is not. */
const stride = ([from, to]: readonly [number, number], z: number) => (z > from && z < to ? 0.18 : 1e9);

/** One column, front to back; the eye stands so far above what is under it. */
function column({ w, rows, top, scale, z: zb }: Frame, c: number, clear: number) {
  const dx = ((c + 0.5) / scale - UW / 2) / F;
  const bottom = Math.round(UH * scale),
    fine = Math.max(1, Math.min(3.2, scale * 0.8));
  let y = bottom; // rows from y down are filled
  let z = Math.max(1.2, ((clear * F) / (UH - HZ)) * 0.6),
    pz = z,
    pr = bottom + 1;
  while (z < sp.far && y > top) {
    const x = dx * z;
    let h = sp.land || sp.near ? ground(x, z) : -1e3;
    if (sp.sea) {
      const s = wave(x, z);
      if (s > h) h = s;
    }
    const r = (HZ - (F * (h - CAM)) / z) * scale;
    if (r < y) {
      const r0 = Math.max(0, Math.ceil(r - 0.5));
      const span = pr - r;
      for (let q = Math.min(y - 1, top + rows - 1); q >= r0; q--) {
        if (q < top) break;
        const t = span > 0.001 && pr <= y + 1.5 ? clamp((pr - q - 0.5) / span) : 1;
        zb[(q - top) * w + c] = pz + (z - pz) * t;
      }
      if (r0 < y) y = r0;
    }
    pr = r;
    pz = z;
    const d1 = ((z * z) / (F * Math.max(1.2, clear)) / scale) * 0.9;
    z += Math.max(z * 0.0006, Math.min(d1, (z * 0.0055) / fine, sp.steep ? stride(sp.steep, z) : 1e9));
  }
}

/** How far everything is: each column is walked through once. */
export function march(f: Frame) {
  f.z.fill(1e9);
  let under = sp.sea ? (sp.sea.amp > 0.5 ? 1.5 : 0) : -1e3;
  if (sp.land || sp.near)
    for (let z = 4; z < 60; z += 4)
      for (let x = -0.5; x <= 0.5; x += 0.25) under = Math.max(under, bare(x * z, z));
  const clear = Math.max(0.8, CAM - under);
  for (let c = 0; c < f.w; c++) column(f, c, clear);
}

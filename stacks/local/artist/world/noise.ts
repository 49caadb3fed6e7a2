// Hash-lattice gradient noise, fbm, ridged, and a tiled 3-D texture for clouds. All from one seed.
type Rng = () => number;
export function rng(seed: number): Rng {
  let a = (seed ^ 0x9e3779b9) >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
const perm = new Uint8Array(512);
const gx = new Float64Array(256);
const gy = new Float64Array(256);
export function seedNoise(seed: number) {
  const r = rng(seed);
  const order = Array.from({ length: 256 }, (_, i) => i);
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(r() * (i + 1));
    [order[i], order[j]] = [order[j] as number, order[i] as number];
  }
  for (let i = 0; i < 512; i++) perm[i] = order[i & 255] as number;
  for (let i = 0; i < 256; i++) {
    gx[i] = Math.cos((i / 256) * Math.PI * 2);
    gy[i] = Math.sin((i / 256) * Math.PI * 2);
  }
}
export function n2(x: number, y: number): number {
  const fx = Math.floor(x),
    fy = Math.floor(y);
  const cx = fx & 255,
    cy = fy & 255;
  const dx = x - fx,
    dy = y - fy;
  const l = (perm[cx] as number) + cy,
    r = (perm[cx + 1] as number) + cy;
  const u = dx * dx * dx * (dx * (dx * 6 - 15) + 10);
  const v = dy * dy * dy * (dy * (dy * 6 - 15) + 10);
  const a = perm[l] as number,
    b = perm[r] as number,
    c = perm[l + 1] as number,
    d = perm[r + 1] as number;
  const t = (gx[a] as number) * dx + (gy[a] as number) * dy;
  const t2 = (gx[b] as number) * (dx - 1) + (gy[b] as number) * dy;
  const w = (gx[c] as number) * dx + (gy[c] as number) * (dy - 1);
  const w2 = (gx[d] as number) * (dx - 1) + (gy[d] as number) * (dy - 1);
  const top = t + u * (t2 - t),
    bot = w + u * (w2 - w);
  return (top + v * (bot - top)) * 1.5;
}
export function hash2(ix: number, iy: number): number {
  let h = Math.imul(ix, 0x27d4eb2d) ^ Math.imul(iy, 0x165667b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  return ((h ^ (h >>> 13)) >>> 0) / 4294967296;
}
export function fbm(x: number, y: number, oct: number): number {
  let s = 0,
    a = 0.5;
  for (let i = 0; i < oct; i++) {
    s += a * n2(x, y);
    const t = x * 1.6 + y * 1.2;
    y = y * 1.6 - x * 1.2 + 7.7;
    x = t + 3.1;
    a *= 0.5;
  }
  return s;
}
export function ridged(x: number, y: number, oct: number): number {
  let s = 0,
    a = 0.5,
    w = 1;
  for (let i = 0; i < oct; i++) {
    let r = 1 - Math.abs(n2(x, y));
    r = r * r * w;
    w = Math.min(1, r * 1.5);
    s += a * r;
    const t = x * 1.6 + y * 1.2;
    y = y * 1.6 - x * 1.2 + 7.7;
    x = t + 3.1;
    a *= 0.48;
  }
  return s;
}
// 3-D tile 64^3
const V = 64;
const vol = new Float32Array(V * V * V);
let made = false;
/** One for all worlds: each looks at another part of it. */
export function makeVolume() {
  if (made) return;
  made = true;
  const r = rng(77);
  let amp = 0.5;
  for (let o = 0; o < 4; o++) {
    const n = 4 << o;
    const lat = new Float32Array(n * n * n);
    for (let i = 0; i < lat.length; i++) lat[i] = r() * 2 - 1;
    const f = n / V;
    for (let z = 0; z < V; z++) {
      const zf = z * f,
        z0 = Math.floor(zf),
        z1 = (z0 + 1) % n;
      let tz = zf - z0;
      tz = tz * tz * (3 - 2 * tz);
      for (let y = 0; y < V; y++) {
        const yf = y * f,
          y0 = Math.floor(yf),
          y1 = (y0 + 1) % n;
        let ty = yf - y0;
        ty = ty * ty * (3 - 2 * ty);
        for (let x = 0; x < V; x++) {
          const xf = x * f,
            x0 = Math.floor(xf),
            x1 = (x0 + 1) % n;
          let tx = xf - x0;
          tx = tx * tx * (3 - 2 * tx);
          const L = (a: number, b: number, c: number) => lat[(c * n + b) * n + a] as number;
          const a = L(x0, y0, z0) * (1 - tx) + L(x1, y0, z0) * tx;
          const b = L(x0, y1, z0) * (1 - tx) + L(x1, y1, z0) * tx;
          const c = L(x0, y0, z1) * (1 - tx) + L(x1, y0, z1) * tx;
          const d = L(x0, y1, z1) * (1 - tx) + L(x1, y1, z1) * tx;
          const p = a + (b - a) * ty,
            q = c + (d - c) * ty;
          vol[(z * V + y) * V + x] = (vol[(z * V + y) * V + x] as number) + amp * (p + (q - p) * tz);
        }
      }
    }
    amp *= 0.5;
  }
}
export function v3(x: number, y: number, z: number): number {
  const fx = Math.floor(x),
    fy = Math.floor(y),
    fz = Math.floor(z);
  const tx = x - fx,
    ty = y - fy,
    tz = z - fz;
  const x0 = fx & 63,
    x1 = (fx + 1) & 63;
  const y0 = (fy & 63) << 6,
    y1 = ((fy + 1) & 63) << 6;
  const z0 = (fz & 63) << 12,
    z1 = ((fz + 1) & 63) << 12;
  const a = vol[z0 | y0 | x0] as number,
    b = vol[z0 | y0 | x1] as number;
  const c = vol[z0 | y1 | x0] as number,
    d = vol[z0 | y1 | x1] as number;
  const e = vol[z1 | y0 | x0] as number,
    f = vol[z1 | y0 | x1] as number;
  const g = vol[z1 | y1 | x0] as number,
    h = vol[z1 | y1 | x1] as number;
  const p = a + (b - a) * tx,
    q = c + (d - c) * tx;
  const r = e + (f - e) * tx,
    s = g + (h - g) * tx;
  const u = p + (q - p) * ty,
    w = r + (s - r) * ty;
  return u + (w - u) * tz;
}
export const clamp = (v: number, a = 0, b = 1) => (v < a ? a : Math.min(v, b));
export const smooth = (a: number, b: number, v: number) => {
  const t = clamp((v - a) / (b - a));
  return t * t * (3 - 2 * t);
};
export const mix = (a: number, b: number, t: number) => a + (b - a) * t;

/** So many steps to one, with edges that are only a little soft. */
export const tones = (v: number, steps: number) => {
  const f = Math.max(0, v) * steps,
    i = Math.floor(f);
  return (i + smooth(0.44, 0.56, f - i)) / steps;
};

import { rng } from "./noise.ts";
// An ocean patch by inverse FFT of a wind spectrum; looked up at two scales, turned against each other.
export const N = 256;
export const H = new Float32Array(N * N),
  SX = new Float32Array(N * N),
  SZ = new Float32Array(N * N);
function fft(re: Float64Array, im: Float64Array, off: number, stride: number) {
  for (let i = 1, j = 0; i < N; i++) {
    let bit = N >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      const a = off + i * stride,
        b = off + j * stride;
      let t = re[a] as number;
      re[a] = re[b] as number;
      re[b] = t;
      t = im[a] as number;
      im[a] = im[b] as number;
      im[b] = t;
    }
  }
  for (let len = 2; len <= N; len <<= 1) {
    const ang = (2 * Math.PI) / len,
      wr = Math.cos(ang),
      wi = Math.sin(ang);
    for (let i = 0; i < N; i += len) {
      let cr = 1,
        ci = 0;
      for (let k = 0; k < len / 2; k++) {
        const a = off + (i + k) * stride,
          b = off + (i + k + len / 2) * stride;
        const xr = (re[b] as number) * cr - (im[b] as number) * ci,
          xi = (re[b] as number) * ci + (im[b] as number) * cr;
        re[b] = (re[a] as number) - xr;
        im[b] = (im[a] as number) - xi;
        re[a] = (re[a] as number) + xr;
        im[a] = (im[a] as number) + xi;
        const t = cr * wr - ci * wi;
        ci = cr * wi + ci * wr;
        cr = t;
      }
    }
  }
}
/** Unit patch: wavelengths from the whole patch down; rms height 1. */
export function makeSea(seed: number, windX: number, windZ: number, peak: number, calm: number) {
  const r = rng(seed + 5);
  const re = new Float64Array(N * N),
    im = new Float64Array(N * N);
  const gauss = () => Math.sqrt(-2 * Math.log(r() + 1e-9)) * Math.cos(6.2831853 * r());
  for (let j = 0; j < N; j++)
    for (let i = 0; i < N; i++) {
      const kx = i < N / 2 ? i : i - N,
        kz = j < N / 2 ? j : j - N;
      const k = Math.hypot(kx, kz);
      const g1 = gauss(),
        g2 = gauss();
      if (k < 1 || k > 100) continue;
      const c = (kx * windX + kz * windZ) / k;
      const dir = calm + (1 - calm) * c * c * (c < 0 ? 0.15 : 1);
      const p = (Math.exp(-1.25 * (peak / k) ** 2) / k ** 4.3) * dir;
      const a = Math.sqrt(p);
      re[j * N + i] = g1 * a;
      im[j * N + i] = g2 * a;
    }
  for (let j = 0; j < N; j++) fft(re, im, j * N, 1);
  for (let i = 0; i < N; i++) fft(re, im, i, N);
  let s = 0;
  for (let i = 0; i < N * N; i++) s += (re[i] as number) * (re[i] as number);
  s = 1 / Math.sqrt(s / (N * N));
  for (let i = 0; i < N * N; i++) {
    const h = (re[i] as number) * s;
    H[i] = h + 0.16 * (h * h - 1);
  } // sharper crests
  for (let j = 0; j < N; j++)
    for (let i = 0; i < N; i++) {
      SX[j * N + i] =
        ((H[j * N + ((i + 1) & 255)] as number) - (H[j * N + ((i + 255) & 255)] as number)) * 0.5 * N;
      SZ[j * N + i] =
        ((H[((j + 1) & 255) * N + i] as number) - (H[((j + 255) & 255) * N + i] as number)) * 0.5 * N;
    }
}
export function look(t: Float32Array, u: number, v: number): number {
  u *= N;
  v *= N;
  const fu = Math.floor(u),
    fv = Math.floor(v),
    a = u - fu,
    b = v - fv;
  const i = fu & 255,
    k = (fu + 1) & 255,
    j = (fv & 255) << 8,
    l = ((fv + 1) & 255) << 8;
  const p = t[j | i] as number,
    q = t[j | k] as number,
    r = t[l | i] as number,
    s = t[l | k] as number;
  const x = p + (q - p) * a;
  return x + (r + (s - r) * a - x) * b;
}

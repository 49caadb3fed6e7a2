import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import type { Bare } from "../../../functions/partners/enlarging/bare.ts";
import { doubled } from "../../../functions/partners/enlarging/doubled.ts";
import { enlarged } from "../../../functions/partners/enlarging/enlarged.ts";
import baked from "../../../functions/partners/enlarging/network.json" with { type: "json" };

import { networkCode } from "../../art/network/bake.ts";

/** Edges in all directions, thin and thick, round and straight, on a tone that changes. */
const drawing = (side: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${side}" height="${side}">
    <defs><linearGradient id="g" x2="0.3" y2="1"><stop stop-color="#f3e2c0"/><stop offset="1" stop-color="#3a6ea5"/></linearGradient></defs>
    <rect width="100" height="100" fill="url(#g)"/><circle cx="38" cy="40" r="22" fill="#c33"/>
    ${Array.from({ length: 24 }, (_, n) => `<path d="M70 60 L${70 + 28 * Math.cos(n / 3.8)} ${60 + 28 * Math.sin(n / 3.8)}" stroke="#123" stroke-width="${0.4 + n / 20}"/>`).join("")}
    <path d="M2 90 Q 25 60 50 90 T 98 85" fill="none" stroke="#fff" stroke-width="1.2"/></svg>`,
  );

async function bare(image: Sharp): Promise<Bare> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const raw = ({ data, ...size }: Bare) => sharp(data, { raw: { ...size, channels: 3 } });

/** Mean squared difference, in decibels: 3 are half of it. The rim is left out. */
function likeness(a: Bare, b: Bare) {
  let sum = 0;
  let count = 0;
  for (let y = 8; y < a.height - 8; y++)
    for (let at = 3 * (y * a.width + 8); at < 3 * (y * a.width + a.width - 8); at++, count++)
      sum += ((a.data[at] ?? 0) - (b.data[at] ?? 0)) ** 2;
  return 10 * Math.log10((255 * 255 * count) / sum);
}

test("a picture that was made small comes back nearer to itself than by plain enlargement", async () => {
  const original = await bare(sharp(drawing(600)));
  const small = await bare(raw(original).resize(300, 300, { kernel: "lanczos3" }));
  const plain = await bare(raw(small).resize(600, 600, { kernel: "lanczos3" }));
  const ours = await doubled(small);
  expect(ours).toMatchObject({ width: 600, height: 600 });
  expect(likeness(ours ?? small, original)).toBeGreaterThan(likeness(plain, original) + 3);
});

test("the machine code that ships is what its source says", () => {
  expect(baked.code).toBe(networkCode());
});

test("where two tiles meet nothing is to be seen", async () => {
  const whole = await bare(sharp(drawing(400)));
  const at = 110;
  const part = await bare(raw(whole).extract({ left: at, top: at, width: 200, height: 200 }));
  const [large, small] = [await doubled(whole), await doubled(part)];
  // Apart from its rim, a piece becomes what it is within the whole, whose tiles end elsewhere.
  const cut = { left: 2 * at, top: 2 * at, width: 400, height: 400 };
  const there = await bare(raw(large ?? whole).extract(cut));
  const rim = 16;
  const different = there.data.filter((value, index) => {
    const [x, y] = [Math.floor(index / 3) % 400, Math.floor(index / 1200)];
    const isInside = Math.min(x, y, 399 - x, 399 - y) >= rim;
    return isInside && Math.abs(value - (small?.data[index] ?? 0)) > 1;
  });
  expect(different.length).toBe(0);
});

test.each([
  [100, 110, 100],
  [100, 190, 200],
  [100, 300, 400],
] as const)("%i pixels become %i on paper by way of %i", async (width, paper, way) => {
  const picture = { ...(await bare(sharp(drawing(width)))), channels: 3 as const };
  expect((await enlarged(picture, { width: paper, height: paper })).width).toBe(way);
});

test("who runs out of time prints what there is", async () => {
  const picture = { ...(await bare(sharp(drawing(100)))), channels: 3 as const };
  let time = 0;
  const slowly = () => {
    time += 30_000;
    return time;
  };
  expect((await enlarged(picture, { width: 400, height: 400 }, slowly)).width).toBe(200);
});

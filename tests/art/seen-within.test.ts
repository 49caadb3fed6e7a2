import { expect, test } from "vitest";
import { type Pillar, seenWithin } from "../../stacks/local/artist/world/seen-within.ts";

const eye = 1.6;
const bodies: Record<string, Pillar> = {
  "who stands before the camera": { x: 0, z: 8, r: 1, low: 0, high: 2, eye },
  "who stands at the side": { x: -6, z: 9, r: 2, low: 0, high: 1, eye },
  "what flies above the eye": { x: 1, z: 20, r: 7, low: 9, high: 16, eye },
  "what swims far below it": { x: 2, z: 12, r: 5, low: -6, high: -3, eye },
};

test.for(Object.entries(bodies))("every point of %s is looked for", ([, body]) => {
  const { x, z, r, low, high } = body;
  const seen = seenWithin(body);
  for (let turn = 0; turn < 360; turn += 5)
    for (const y of [low, (low + high) / 2, high]) {
      const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
      const [beside, above] = [(x + r * cos) / (z + r * sin), (y - eye) / (z + r * sin)];
      expect(-beside).toBeLessThanOrEqual(seen.left);
      expect(beside).toBeLessThanOrEqual(seen.right);
      expect(above).toBeLessThanOrEqual(seen.above);
      expect(-above).toBeLessThanOrEqual(seen.below);
    }
});

import { expect, test } from "vitest";
import { noise } from "../../stacks/local/artist/noise.ts";

test.for([
  { x: 0, step: 0.05, y: 3.3, octaves: 4 },
  { x: -40.2, step: 0.9, y: -7.1, octaves: 3 },
  { x: 3, step: 3.1, y: 300.2, octaves: 1 },
])("noise along a line is what it is dot by dot: $octaves octaves, steps of $step", (way) => {
  const { clouds, cloudsAlong } = noise("a sheet");
  const line = new Float32Array(1000).fill(7);
  cloudsAlong(line, way.x, way.step, way.y, way.octaves);
  for (const [at, value] of line.entries())
    expect(value).toBeCloseTo(clouds(way.x + at * way.step, way.y, way.octaves), 5);
});

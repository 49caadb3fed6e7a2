import { expect, test } from "vitest";
import { easel } from "../../stacks/local/artist/easel.ts";
import { FOCAL } from "../../stacks/local/artist/world/hours.ts";
import { specOf } from "../../stacks/local/artist/world/spec.ts";
import { hard } from "./hard.ts";
import { sceneOf } from "./seen.ts";

/** Units from side to side, and from top to bottom, of a portrait. */
const [WIDE, HIGH] = [1000, 1500];

test.each(hard)("%s: in a rendered world nobody is cut off by the edge of the sheet", (subject) => {
  const brief = { subject, artStyle: "photorealistic-style", aspectRatio: "portrait" } as const;
  for (const variant of [0, 1, 2, 3]) {
    const sheet = easel(brief, { seed: 1, variant }, { width: 100, height: 150 });
    const spec = specOf(sheet, sceneOf(subject, variant));
    if (!spec) throw new Error("there is no world");
    for (const { body, x, y, z, scale } of spec.hero ?? []) {
      const unit = (FOCAL * 1000) / z;
      expect((Math.abs(x) + 0.9 * body.r * scale) * unit, `${variant} aside`).toBeLessThan(WIDE / 2 + 10);
      const nearest = z - 0.35 * body.r * scale;
      const lowest = spec.horizon * HIGH + ((spec.camH - y) * FOCAL * 1000) / nearest;
      expect(lowest, `${variant} below`).toBeLessThan(HIGH + 10);
    }
  }
});

import { expect, test } from "vitest";
import { easel } from "../../stacks/local/artist/easel.ts";
import { FOCAL } from "../../stacks/local/artist/world/hours.ts";
import { specOf } from "../../stacks/local/artist/world/spec.ts";
import { hard } from "./hard.ts";
import { sceneOf } from "./seen.ts";

const subjects = [
  ...hard,
  "A bicycle leaning against a lighthouse in the rain",
  "A knight on a horse in front of a castle",
  "Santa on his sleigh",
  "A woman in a red hat",
  "A girl on a camel in the desert",
];

const shapes = [
  ["portrait", 100, 150],
  ["square", 100, 100],
  ["landscape", 150, 100],
] as const;

const asked = subjects.flatMap((subject) => shapes.map((shape) => [subject, ...shape] as const));

test.each(asked)(
  "%s, %s: in a rendered world nobody is cut off by the edge of the sheet",
  (subject, aspectRatio, width, height) => {
    const brief = { subject, artStyle: "photorealistic-style", aspectRatio } as const;
    for (const variant of [0, 1, 2, 3]) {
      const sheet = easel(brief, { seed: 1, variant }, { width, height });
      const spec = specOf(sheet, sceneOf(subject, variant));
      if (!spec) throw new Error("there is no world");
      for (const { body, x, y, z, scale } of spec.hero ?? []) {
        if (spec.room) expect(z + 0.9 * body.r * scale, `${variant} behind`).toBeLessThan(spec.room.deep);
        const unit = (FOCAL * 1000) / z;
        expect((Math.abs(x) + 0.9 * body.r * scale) * unit, `${variant} aside`).toBeLessThan(
          sheet.width / 2 + 10,
        );
        const nearest = z - 0.35 * body.r * scale;
        const lowest = spec.horizon * sheet.height + ((spec.camH - y) * FOCAL * 1000) / nearest;
        expect(lowest, `${variant} below`).toBeLessThan(sheet.height);
        const highest = spec.horizon * sheet.height - ((y + body.h * scale - spec.camH) * FOCAL * 1000) / z;
        expect(highest, `${variant} above`).toBeGreaterThan(-sheet.height * 0.02);
      }
    }
  },
);

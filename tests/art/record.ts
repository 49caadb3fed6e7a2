import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Brief } from "../../functions/core/images/brief.ts";
import type { ArtStyle } from "../../functions/core/images/style-fragments.ts";
import { easel } from "../../stacks/local/artist/easel.ts";
import { type Scene, sceneFor } from "../../stacks/local/artist/scene.ts";
import { ENGINE_VERSION } from "../../stacks/local/artist/version.ts";
import { glance } from "./glance.ts";
import { foxAtALake, horsesAtDusk, painted } from "./painted.ts";
import { allStyles } from "./render.ts";

// node tests/art/record.ts
// Writes down what this version of the engine paints, and how it reads some subjects, for version.test.ts.

export type Recorded = {
  version: number;
  glances: { [painting: string]: string };
  scenes: { [subject: string]: Scene };
};

export const file = join(import.meta.dirname, "version.json");

const subjects = [
  "A lighthouse above a stormy sea at night",
  "Three elephants walking toward the setting sun",
  "A child flying a red kite on a beach",
  "A violin beside an open window",
  "Qwv zzxk plomr",
];

function sceneOf(subject: string): Scene {
  const brief = { subject, artStyle: "hokusai-style", aspectRatio: "portrait" } as const;
  return sceneFor(easel(brief, { seed: 1, variant: 1 }, { width: 100, height: 150 }));
}

/** What is painted and read now. */
export async function record(): Promise<Recorded> {
  const glances: Recorded["glances"] = {};
  const note = async (artStyle: ArtStyle, variant: number, commission: Omit<Brief, "artStyle">) => {
    const seen = await glance(await painted({ ...commission, artStyle }, { variant }));
    glances[`${artStyle} ${variant}`] = seen.join("");
  };
  for (const artStyle of allStyles) await note(artStyle, 0, foxAtALake);
  // Here all are asked: a change may show in one technique at dusk alone.
  for (const artStyle of allStyles) await note(artStyle, 1, horsesAtDusk);
  return {
    version: ENGINE_VERSION,
    glances,
    scenes: Object.fromEntries(subjects.map((subject) => [subject, sceneOf(subject)])),
  };
}

if (import.meta.main) writeFileSync(file, `${JSON.stringify(await record(), null, 2)}\n`);

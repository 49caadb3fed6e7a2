import { drawings } from "../../stacks/local/artist/motifs/drawings.ts";
import { knownNouns } from "../../stacks/local/artist/reading/lexicon.ts";
import { solidNamed } from "../../stacks/local/artist/world/who.ts";
import { allStyles } from "../art/render.ts";
import { sentences as held, score } from "../art/seen.ts";
import type { Row } from "./figures.ts";

type Count = { asked: number; seen: number };

const share = (counts: Count[]) => {
  const sum = (of: "asked" | "seen") => counts.reduce((all, count) => all + count[of], 0);
  return `${Math.round((100 * sum("seen")) / sum("asked"))} %`;
};

/** Of the list of sentences, how much of what is asked is in the scene that each style paints. */
export async function sentences(): Promise<Row[]> {
  const nouns = knownNouns();
  const motifs = new Set(nouns.values());
  const blown = [...motifs].filter((name) => solidNamed({ name }, false).blown).length;
  const byHand = [...motifs].filter((name) => name in drawings).length;
  return [
    ...allStyles.map((artStyle) => {
      const { thing, relation, setting, absence } = score(artStyle);
      return {
        what: `${held.length} sentences, ${artStyle}: asked parts, and relations of them`,
        figure: `${share([thing, relation, setting, absence])}, ${share([relation])}`,
        goal: "≥ 85 %, ≥ 75 %",
      };
    }),
    {
      what: "motifs that are drawn whole, by hand and as silhouettes",
      figure: `${motifs.size}: ${byHand} and ${motifs.size - byHand}`,
      goal: "≥ 300",
    },
    {
      what: "over the rendered world: grown or built as bodies, and blown up from their drawings",
      figure: `${motifs.size - blown} and ${blown}`,
    },
    { what: "nouns that lead to one of them", figure: nouns.size.toLocaleString("en-US") },
  ];
}

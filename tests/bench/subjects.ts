import { judge, type Verdict } from "../../functions/core/images/subject-gate.ts";
import fresh from "../core/images/fresh-subjects.json" with { type: "json" };
import heldOut from "../core/images/held-out-subjects.json" with { type: "json" };
import labelled from "../core/images/labelled-subjects.json" with { type: "json" };
import type { Row } from "./figures.ts";

const shareOf = (subjects: readonly string[], ...verdicts: Verdict[]) => {
  const count = subjects.filter((subject) => verdicts.includes(judge(subject))).length;
  return `${count} of ${subjects.length}`;
};

const ofList = (name: string, list: typeof heldOut): Row[] => [
  { what: `${name}: innocent, refused`, figure: shareOf(list.welcome, "refused") },
  { what: `${name}: innocent, left to the guardrail`, figure: shareOf(list.welcome, "unsure") },
  { what: `${name}: not for a wall, missed`, figure: shareOf(list.unwelcome, "welcome") },
  { what: `${name}: not for a wall, left to the guardrail`, figure: shareOf(list.unwelcome, "unsure") },
  { what: `${name}: in disguise, missed`, figure: shareOf(list.disguised, "welcome") },
];

/**
 * What the shop's own list does with labelled subjects. The first were at hand when it was made. Those held out were
 * written afterwards, and led to rules, but to no word of theirs; the fresh ones were written after those rules, and
 * never used to better anything: what they say is the truest figure, until somebody uses them.
 */
export const subjects = async (): Promise<Row[]> => [
  { what: "innocent, refused", figure: shareOf(labelled.welcome, "refused"), goal: "0" },
  { what: "innocent, left to the guardrail", figure: shareOf(labelled.welcome, "unsure") },
  { what: "not for a wall, missed", figure: shareOf(labelled.unwelcome, "welcome", "unsure"), goal: "0" },
  {
    what: "the same in disguise, missed",
    figure: shareOf(labelled.disguised, "welcome", "unsure"),
    goal: "≤ 2",
  },
  ...ofList("held out", heldOut),
  ...ofList("fresh", fresh),
];

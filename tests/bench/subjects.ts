import { judge, type Verdict } from "../../functions/core/images/subject-gate.ts";
import heldOut from "../core/images/held-out-subjects.json" with { type: "json" };
import labelled from "../core/images/labelled-subjects.json" with { type: "json" };
import type { Row } from "./figures.ts";

const shareOf = (subjects: readonly string[], ...verdicts: Verdict[]) => {
  const count = subjects.filter((subject) => verdicts.includes(judge(subject))).length;
  return `${count} of ${subjects.length}`;
};

/**
 * What the shop's own list does with labelled subjects. The first were at hand when it was made. Those held out were
 * written afterwards, and never used to better it: what they say is the truer figure, until somebody uses them.
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
  { what: "held out: innocent, refused", figure: shareOf(heldOut.welcome, "refused") },
  { what: "held out: innocent, left to the guardrail", figure: shareOf(heldOut.welcome, "unsure") },
  { what: "held out: not for a wall, missed", figure: shareOf(heldOut.unwelcome, "welcome") },
  { what: "held out: not for a wall, left to the guardrail", figure: shareOf(heldOut.unwelcome, "unsure") },
  { what: "held out: in disguise, missed", figure: shareOf(heldOut.disguised, "welcome") },
];

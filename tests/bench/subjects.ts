import { judge, type Verdict } from "../../functions/core/images/subject-gate.ts";
import labelled from "../core/images/labelled-subjects.json" with { type: "json" };
import type { Row } from "./figures.ts";

const shareOf = (subjects: readonly string[], ...verdicts: Verdict[]) => {
  const count = subjects.filter((subject) => verdicts.includes(judge(subject))).length;
  return `${count} of ${subjects.length}`;
};

/** What the shop's own list does with labelled subjects. It was made with them at hand: no score for what nobody thought of. */
export const subjects = async (): Promise<Row[]> => [
  { what: "innocent, refused", figure: shareOf(labelled.welcome, "refused"), goal: "0" },
  { what: "innocent, left to the guardrail", figure: shareOf(labelled.welcome, "unsure") },
  { what: "not for a wall, missed", figure: shareOf(labelled.unwelcome, "welcome", "unsure"), goal: "0" },
  {
    what: "the same in disguise, missed",
    figure: shareOf(labelled.disguised, "welcome", "unsure"),
    goal: "≤ 2",
  },
];

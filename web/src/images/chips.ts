import type { AnswerValues } from "../../../functions/core/images/brief.ts";

/** As the journey asks for them: a table keeps no order. What it does not ask for any more comes last. */
const order = ["artStyle", "aspectRatio", "lighting", "colorPalette", "mood"];
const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);

/** The choices that a picture was made of, in the same order each time, without the words themselves. */
export const choicesOf = (values: AnswerValues, names?: readonly string[]) =>
  Object.entries(values)
    .filter(([name]) => (names ? names.includes(name) : name !== "subject"))
    .sort(([one], [other]) => placeOf(one) - placeOf(other) || one.localeCompare(other));

/** Turns what earlier releases kept into the shape that the next one reads: the first leads from the first shape. */
type Fields = Record<string, unknown>;

/** `course`, `made`, `reach`, `stem`, `tail` and `wish` were the words of the first release. */
export function fromCourse({ tail, wish, course, ...rest }: Fields & { course: Fields & { made?: Fields } }) {
  const { made, ...state } = course;
  return { ...rest, suffix: tail, brief: wish, state: { ...state, ...(made && { output: fromMade(made) }) } };
}

/** Until then no order held on to a picture; a state that knows of no orders leaves them out. */
export const withOrders = ({ state, ...rest }: Fields & { state: Fields }) => ({
  ...rest,
  state: { ...state, orders: [] },
});

const fromMade = ({ stem, reach, ...rest }: Fields) => ({ ...rest, prefix: stem, largestPrint: reach });

export const fromStem = ({ stem, ...rest }: Fields) => ({ ...rest, prefix: stem });

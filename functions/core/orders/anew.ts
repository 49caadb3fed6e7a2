import { Conflict, repeated } from "../../lib/table/table.ts";

/** What somebody wants of an order: where a step of it comes first, the same rule decides on what it has become. */
export const decidedAnew =
  (late: (words: string) => Error) =>
  <Asked extends unknown[], Answer>(decide: (...asked: Asked) => Promise<Answer>) =>
  (...asked: Asked): Promise<Answer> =>
    repeated(() => decide(...asked)).catch((failure: unknown) => {
      throw failure instanceof Conflict ? late("The order has just moved on. Please look again.") : failure;
    });

import type { Concern, Order } from "./order.ts";

/** What a person has to look at, before it is written down. */
export type News = Omit<Concern, "at">;

/** As it is rung with, and stands in the history. */
export const newsWords = ({ kind, detail }: News) => `${kind}: ${detail}`;

/** With the order until somebody has looked after it, and in its history for good. */
export const withConcerns = <In extends Order>(order: In, news: readonly News[], at: string): In => ({
  ...order,
  history: [...order.history, ...news.map((one) => ({ at, kind: "concern" as const, what: newsWords(one) }))],
  concerns: [...order.concerns, ...news.map((one) => ({ at, ...one }))],
});

/** Of lines that were given up, those that are left once something has become of these. */
export const lessLost = (concerns: readonly Concern[], done: readonly string[]): Concern[] =>
  concerns.flatMap((concern) => {
    if (!concern.items?.some((item) => done.includes(item))) return concern;
    const items = concern.items.filter((item) => !done.includes(item));
    return items.length > 0 ? { ...concern, items } : [];
  });

/** Told once, also after somebody has looked after it. */
export function unlessTold({ history }: Order, kind: News["kind"], detail: string): { concern?: News } {
  const concern = { kind, detail };
  const isTold = history.some((event) => event.kind === "concern" && event.what === newsWords(concern));
  return isTold ? {} : { concern };
}

import type { Concern, Order } from "./order.ts";

/** What a person has to look at, before it is written down. */
export type News = Omit<Concern, "at">;

/** As it is rung with, and shown. */
export const newsWords = ({ kind, detail }: News) => `${kind}: ${detail}`;

/** With the order until somebody has looked after it, and in its history for good. */
export const withConcerns = <In extends Order>(order: In, news: readonly News[], at: string): In => ({
  ...order,
  history: [
    ...order.history,
    ...news.map(({ kind, detail }) => ({ at, kind: "concern" as const, about: kind, detail })),
  ],
  concerns: [...order.concerns, ...news.map((one) => ({ at, ...one }))],
});

/** Of lines that were given up, those that are left once something has become of these. */
export const lessLost = (concerns: readonly Concern[], done: readonly string[]): Concern[] =>
  concerns.flatMap((concern) => {
    if (!concern.items?.some((item) => done.includes(item))) return concern;
    const items = concern.items.filter((item) => !done.includes(item));
    return items.length > 0 ? { ...concern, items } : [];
  });

/** What was told so far, whoever has looked after it since. */
export const newsIn = ({ history }: Order): News[] =>
  history.flatMap((event) => (event.kind === "concern" ? [{ kind: event.about, detail: event.detail }] : []));

/** Told once, also after somebody has looked after it. */
export function unlessTold(order: Order, kind: News["kind"], detail: string): { concern?: News } {
  const concern = { kind, detail };
  return newsIn(order).map(newsWords).includes(newsWords(concern)) ? {} : { concern };
}

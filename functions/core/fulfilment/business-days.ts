import { DAY_MS } from "../../lib/clock.ts";

// The days on which prints are made and parcels move, in the United States: neither weekends nor federal holidays. A
// day is written as "2026-12-01" and belongs to no time zone; only today depends on where somebody stands.
const dayAfter = (date: Date, days = 1) => new Date(date.getTime() + days * DAY_MS);
const written = (date: Date) => date.toISOString().slice(0, 10);

const [SUNDAY, MONDAY, THURSDAY, FRIDAY, SATURDAY] = [0, 1, 4, 5, 6];

/** Month and day: "704" is the Fourth of July. */
const fixed = new Set([101, 619, 704, 1111, 1225]);
const isFixed = (date: Date) => fixed.has((date.getUTCMonth() + 1) * 100 + date.getUTCDate());

/** The month, the weekday, and the first day of the month that it may fall on: the third Monday is never before the 15th. */
const floating = [
  [1, MONDAY, 15],
  [2, MONDAY, 15],
  [5, MONDAY, 25],
  [9, MONDAY, 1],
  [10, MONDAY, 8],
  [11, THURSDAY, 22],
] as const;

function isBusinessDay(date: Date): boolean {
  const [month, day, weekday] = [date.getUTCMonth() + 1, date.getUTCDate(), date.getUTCDay()];
  if (weekday === SATURDAY || weekday === SUNDAY || isFixed(date)) return false;
  // One that falls on a weekend is kept on the nearest working day.
  if (weekday === FRIDAY && isFixed(dayAfter(date))) return false;
  if (weekday === MONDAY && isFixed(dayAfter(date, -1))) return false;
  return !floating.some(
    ([its, on, from]) => month === its && weekday === on && day >= from && day < from + 7,
  );
}

/** The first one reads the tables of all zones, which takes as long as much of a cold start: made when it is asked. */
let newYork: Intl.DateTimeFormat | undefined;

/** The day that a moment falls on, where the shop is. Who writes it in this order does not do so in every browser. */
export function dayOf(moment: Date): string {
  const digits = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
  newYork ??= new Intl.DateTimeFormat("en-US", { timeZone: "America/New_York", ...digits });
  return newYork.format(moment).replace(/(.+)\/(.+)\/(.+)/, "$3-$1-$2");
}

/** So many business days after a day, which itself never counts. */
export function businessDaysAfter(day: string, count: number): string {
  let date = new Date(day);
  for (let left = count; left > 0; left -= isBusinessDay(date) ? 1 : 0) date = dayAfter(date);
  return written(date);
}

import { expect, test } from "vitest";
import { businessDaysAfter } from "../../../functions/core/fulfilment/business-days.ts";
import {
  arrivalOfSent,
  daysWords,
  deliveryDays,
  orderedDays,
  productionDays,
} from "../../../functions/core/fulfilment/delivery.ts";

// The federal holidays once more, counted another way: the third Monday, and not the Monday from the 15th on.

const utc = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day));
const written = (date: Date) => date.toISOString().slice(0, 10);
const on = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000);

/** The nth such weekday of a month; the last one by a negative number. */
function nth(year: number, month: number, weekday: number, n: number): Date {
  const days = Array.from({ length: 31 }, (_, day) => utc(year, month, day + 1)).filter(
    (date) => date.getUTCMonth() === month - 1 && date.getUTCDay() === weekday,
  );
  return days.at(n < 0 ? n : n - 1) as Date;
}
/** Kept on the Friday before, or on the Monday after. */
const kept = (date: Date) =>
  date.getUTCDay() === 6 ? on(date, -1) : date.getUTCDay() === 0 ? on(date, 1) : date;

const holidays = (year: number) =>
  [
    ...[utc(year, 1, 1), utc(year, 6, 19), utc(year, 7, 4), utc(year, 11, 11), utc(year, 12, 25)].map(kept),
    // The next New Year may be kept in this year's December.
    kept(utc(year + 1, 1, 1)),
    nth(year, 1, 1, 3),
    nth(year, 2, 1, 3),
    nth(year, 5, 1, -1),
    nth(year, 9, 1, 1),
    nth(year, 10, 1, 2),
    nth(year, 11, 4, 4),
  ]
    .map(written)
    .filter((day) => day.startsWith(String(year)));

test("in every year of a whole round, work rests on weekends and federal holidays alone", () => {
  for (let year = 2024; year < 2052; year++) {
    const rests: string[] = [];
    for (let date = utc(year, 1, 1); date.getUTCFullYear() === year; date = on(date, 1)) {
      const isWeekday = date.getUTCDay() % 6 !== 0;
      if (isWeekday && businessDaysAfter(written(on(date, -1)), 1) !== written(date))
        rests.push(written(date));
    }
    expect(rests).toEqual(holidays(year).toSorted());
  }
});

test("how long it takes is what the shop promises", () => {
  expect(productionDays).toEqual({ from: 2, to: 3 });
  expect(deliveryDays).toEqual({
    Budget: { from: 10, to: 14 },
    Standard: { from: 5, to: 7 },
    Express: { from: 2, to: 3 },
    Overnight: { from: 1, to: 1 },
  });
  expect(orderedDays("Express")).toEqual({ from: 4, to: 6 });
  expect(Object.values(deliveryDays).map(daysWords)).toEqual([
    "10–14 business days",
    "5–7 business days",
    "2–3 business days",
    "next business day",
  ]);
});

test.for([
  ["10028", "2026-12-03", "2026-12-04"],
  ["99501", "2026-12-04", "2026-12-11"],
  [" 96701-1234", "2026-12-04", "2026-12-11"],
  ["96601", "2026-12-03", "2026-12-04"],
  ["99401", "2026-12-03", "2026-12-04"],
  [undefined, "2026-12-03", "2026-12-04"],
] as const)("an express parcel to %s is there between %s and %s", ([zip, from, to]) => {
  expect(arrivalOfSent(new Date("2026-12-01T17:00:00Z"), { method: "Express", zip })).toEqual({ from, to });
});

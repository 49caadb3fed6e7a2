import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { businessDaysAfter, dayOf } from "../../../functions/core/fulfilment/business-days.ts";
import {
  arrivalOfOrdered,
  arrivalOfSent,
  arrivalWords,
  isZip,
} from "../../../functions/core/fulfilment/delivery.ts";
import { shippingMethods } from "../../../functions/core/fulfilment/printer.ts";

afterEach(() => vi.unstubAllGlobals());

const noonOf = (day: string) => new Date(`${day}T17:00:00Z`);

describe("business days", () => {
  test.for([
    ["over a weekend", "2026-11-20", 1, "2026-11-23"],
    ["from a Sunday", "2026-11-22", 1, "2026-11-23"],
    ["over Thanksgiving", "2026-11-25", 1, "2026-11-27"],
    ["over Christmas", "2026-12-24", 1, "2026-12-28"],
    ["over Martin Luther King's day", "2027-01-15", 1, "2027-01-19"],
    ["over Memorial Day, the last Monday of May", "2027-05-28", 1, "2027-06-01"],
    ["over Labor Day", "2026-09-04", 1, "2026-09-08"],
    ["over a Fourth of July that is kept on Friday", "2026-07-02", 1, "2026-07-06"],
    ["over a Fourth of July that is kept on Monday", "2027-07-02", 1, "2027-07-06"],
    ["over a New Year that is kept in the old year", "2027-12-30", 1, "2028-01-03"],
    ["none at all", "2026-11-22", 0, "2026-11-22"],
  ] as const)("%s", ([, day, count, expected]) => {
    expect(businessDaysAfter(day, count)).toBe(expected);
  });

  test("a moment belongs to the day of the shop, not to that of Greenwich", () => {
    expect(dayOf(new Date("2026-11-23T03:00:00Z"))).toBe("2026-11-22");
    expect(dayOf(new Date("2026-07-23T04:30:00Z"))).toBe("2026-07-23");
  });

  test("and is written the same in browsers in which Canada writes its days as the United States do", async () => {
    const { DateTimeFormat } = Intl;
    class Older extends DateTimeFormat {
      constructor(locale?: string, options?: Intl.DateTimeFormatOptions) {
        super(locale === "en-CA" ? "en-US" : locale, options);
      }
    }
    vi.stubGlobal("Intl", { ...Intl, DateTimeFormat: Older });
    vi.resetModules();
    const fresh = await import("../../../functions/core/fulfilment/business-days.ts");
    expect(fresh.dayOf(new Date("2026-11-23T03:00:00Z"))).toBe("2026-11-22");
  });

  test("more days are never sooner, and no parcel comes on a weekend", () => {
    const days = fc.date({ min: new Date("2020-01-01"), max: new Date("2039-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 40 }), (date, count) => {
        const day = dayOf(date);
        const there = businessDaysAfter(day, count);
        expect([1, 2, 3, 4, 5]).toContain(new Date(there).getUTCDay());
        expect(there > businessDaysAfter(day, count - 1)).toBe(true);
      }),
    );
  });
});

describe("when a print is there", () => {
  test("is its making and its way, holidays left out", () => {
    const arrival = arrivalOfOrdered(noonOf("2026-11-22"), { method: "Express" });
    expect(arrival).toEqual({ from: "2026-11-27", to: "2026-12-01" });
    expect(arrivalWords(arrival)).toBe("between Fri,\u00a0Nov\u00a027 and Tue,\u00a0Dec\u00a01");
  });

  test("is sooner once it is sent, and may be one day alone", () => {
    expect(arrivalWords(arrivalOfSent(noonOf("2026-12-01"), { method: "Overnight" }))).toBe(
      "on Wed,\u00a0Dec\u00a02",
    );
  });

  test.for(["99501", "99950", "96701", "96898"])("is later far away: %s", (zip) => {
    const there = arrivalOfOrdered(noonOf("2026-12-01"), { method: "Budget", zip });
    const here = arrivalOfOrdered(noonOf("2026-12-01"), { method: "Budget", zip: "10028" });
    expect(there.to > here.to).toBe(true);
  });

  test("never ends before it begins", () => {
    for (const method of shippingMethods) {
      const { from, to } = arrivalOfOrdered(noonOf("2026-12-22"), { method });
      expect(from <= to).toBe(true);
    }
  });

  test.for([
    ["10028", true],
    [" 10028-1234 ", true],
    ["1002", false],
    ["ABCDE", false],
    ["", false],
  ] as const)("a ZIP code: %s %s", ([text, is]) => {
    expect(isZip(text)).toBe(is);
  });
});

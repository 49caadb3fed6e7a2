import type { Clock } from "../../functions/lib/clock.ts";

/** A clock that stands still until a test moves it. */
export function aClock(start = "2026-11-20T12:00:00Z") {
  let now = new Date(start);
  const clock: Clock = { now: () => now };
  return {
    ...clock,
    advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }) {
      now = new Date(now.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000);
    },
  };
}

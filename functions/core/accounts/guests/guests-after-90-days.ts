import { DAY_MS } from "../../../lib/clock.ts";
import type { Profile } from "../account.ts";

/** How long a guest's pictures, cart and everything else wait for the next visit. `forget-guests.ts` carries it out. */
const GUEST_DAYS = 90;

const daysAfter = (time: number) => new Date(time + GUEST_DAYS * DAY_MS);

type Guest = Pick<Profile, "createdAt" | "seenAt" | "keptUntil">;

/** When a guest is forgotten, with all that was theirs. */
export const guestEnds = ({ createdAt, seenAt, keptUntil }: Guest): Date =>
  keptUntil !== undefined ? new Date(keptUntil) : daysAfter(Date.parse(seenAt ?? createdAt));

/** An order, or something else that lasts, keeps them: when to look again. */
export const guestIsKeptUntil = (now: Date): Date => daysAfter(now.getTime());

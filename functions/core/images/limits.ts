import { createHash } from "node:crypto";
import type { Clock } from "../../lib/clock.ts";
import { networkOf } from "../../lib/ip-address.ts";
import { type Measures, measured, type Use, use } from "../../lib/limit.ts";
import type { Log } from "../../lib/log.ts";
import type { Table } from "../../lib/table/table.ts";
import type { Caller } from "../accounts/caller.ts";
import { BATCH_SIZE } from "./image.ts";

const DAY = 24 * 60 * 60;

/** In pictures, because one that came to nothing is given back alone. */
const measures = {
  guestPictures: { most: 3 * BATCH_SIZE, withinSeconds: DAY },
  userPictures: { most: 20 * BATCH_SIZE, withinSeconds: DAY },
  addressPictures: { most: 10 * BATCH_SIZE, withinSeconds: DAY },
  /** What the shop spends in a day at most, however many come. */
  allPictures: { most: 500 * BATCH_SIZE, withinSeconds: DAY },
} as const;

type LimitName = keyof typeof measures;
export type ImageLimits = Measures<LimitName>;

export const imageLimits = (settings?: string): ImageLimits => measured(measures, settings);

export type Limiting = {
  table: Pick<Table, "count">;
  clock: Clock;
  limited: boolean;
  log: Pick<Log, "error">;
  imageLimits: ImageLimits;
};

/** Kept with the pictures, so it must not tell where somebody was. */
const unnamed = (address: string) => createHash("sha256").update(networkOf(address)).digest("base64url");

/** Takes so many pictures from everything that they count for; all of it, or a refusal and nothing. */
export async function takeQuota(needs: Limiting, caller: Caller, address: string, pictures: number) {
  const counted: [LimitName, string][] = [
    [caller.userType === "guest" ? "guestPictures" : "userPictures", caller.userId],
    ["addressPictures", unnamed(address)],
    ["allPictures", "shop"],
  ];
  const uses: Use[] = [];
  const giveBack = async () => {
    await Promise.all(uses.map((use) => use.giveBack()));
  };
  for (const [name, id] of counted)
    try {
      uses.push(await use(needs, { scope: name, ...needs.imageLimits[name] }, id, pictures));
    } catch (refusal) {
      if (name === "allPictures") needs.log.error("images.budget-spent");
      await giveBack();
      throw refusal;
    }
  return { counters: uses.flatMap(({ counter }) => counter ?? []), giveBack };
}

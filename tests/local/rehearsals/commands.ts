import { expect } from "vitest";
import { limitsOfOrders, limitsOfPictures, type Means } from "../../../stacks/commands/capacity.ts";
import { smoke } from "../../../stacks/commands/one-of-everything.ts";
import { cloudRows, type Wanted } from "../../../stacks/commands/preflight/cloud.ts";
import { printout, type Row } from "../../../stacks/commands/row.ts";
import { type AccountName, anAccount } from "../../commands/preflight/an-account.ts";
import { doorstepOf, type ShopThatDraws } from "../../commands/smoke/a-doorstep.ts";

const missing = (rows: readonly Row[]) =>
  rows.filter(({ state }) => state === "missing").map(({ what }) => what);

const wanted: Wanted = {
  ...{ stage: "staging", region: "us-east-1", domain: "shop.example", identity: "shop.example" },
  restoredTable: undefined,
  models: [{ what: "image model", id: "stability.sd3-5-large-v1:0", region: "us-west-2" }],
  ...{ lanes: { images: 2, orders: 2 }, apiReserved: undefined },
  ...{ alarmEmail: "night@shop.example", budgetDollars: 200 },
};

/** `preflight`: what an account lacks. */
export async function lacks(name: AccountName, over: Partial<Wanted> = {}) {
  const { account, close } = await anAccount(name);
  const rows = await cloudRows(account, { ...wanted, ...over });
  await close();
  expect(printout(rows, "Ready to deploy.")).toContain("handlers at once");
  return missing(rows);
}

/** `smoke`: what does not work. */
export const fails = async (shop: ShopThatDraws, through?: Parameters<typeof doorstepOf>[1]) =>
  missing(await smoke(doorstepOf(shop, through)));

const newAccount: Means = {
  ...{ imageLanes: 2, orderLanes: 2, handlers: 10 },
  ...{ modelPerMinute: 15, picturesPerDay: 2_000, printCallsPerHalfMinute: 25 },
};

/** `scale`: what holds pictures and orders back first. */
export const narrowest = (over: Partial<Means> = {}) => {
  const means = { ...newAccount, ...over };
  return [limitsOfPictures(means)[0]?.what, limitsOfOrders(means)[0]?.what];
};

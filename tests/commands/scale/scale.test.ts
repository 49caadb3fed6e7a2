import { expect, test } from "vitest";
import { providerOf, readChoice } from "../../../functions/partners/models/providers.ts";
import {
  costs,
  limitsOfOrders,
  limitsOfPictures,
  type Means,
  waitOf,
} from "../../../stacks/commands/capacity.ts";

const newAccount: Means = {
  imageLanes: 2,
  orderLanes: 2,
  handlers: 10,
  modelPerMinute: 15,
  picturesPerDay: 2_000,
  printCallsPerHalfMinute: 30,
};

test("a visit is not ten percent dearer than it was, nor an order", () => {
  const usual = readChoice({});
  const { visit, order } = costs(providerOf(usual).prices?.[usual.model] ?? Number.NaN);
  expect(visit).toBeLessThan(1.1 * 0.3217);
  expect(order).toBeLessThan(1.1 * 0.032);
});

test("print files hold orders back first, then the print house's calls; the day's pictures hold pictures back", () => {
  expect(limitsOfOrders(newAccount)[0]?.what).toBe("print files");
  const wide = { ...newAccount, orderLanes: 10, handlers: 1_000 };
  expect(limitsOfOrders(wide)[0]?.what).toBe("the print house's calls");
  expect(limitsOfPictures(newAccount)[0]?.what).toBe("the day's pictures");
});

test("lanes help until the model's quota is the narrower", () => {
  expect(waitOf(100, { ...newAccount, imageLanes: 3 })).toBeLessThan(waitOf(100, newAccount));
  expect(waitOf(100, { ...newAccount, imageLanes: 400 })).toBe(waitOf(100, { ...newAccount, imageLanes: 4 }));
});

test("an account that is full of workers has nobody left for the API", () => {
  const full = { ...newAccount, imageLanes: 4, orderLanes: 6 };
  expect(limitsOfOrders(full)[0]).toMatchObject({ what: "handlers for the API", perSecond: 0 });
});

import { expect, test } from "vitest";
import { customers } from "../../../functions/core/images/items.ts";
import { aShopWhoseModel } from "../../support/counting-model.ts";
import { aPictureRequest } from "../../support/picture-requests.ts";
import { ada } from "../../support/visitor.ts";

const DAY_SECONDS = 86_400;

/** Somebody new each time, who makes four pictures from an address. */
function open() {
  const studio = aShopWhoseModel();
  const { visitor, mailedToken, drawUntilDone, shop } = studio;
  let accounts = 0;
  async function press(address: string, { isCustomer = false } = {}) {
    const browser = visitor({ address });
    await browser.post("/auth/register", { ...ada, email: `a${++accounts}@example.com` });
    const { body } = await browser.post("/auth/verify-email", { emailToken: mailedToken() });
    if (isCustomer) await shop.table.create(customers, { userId: body.user._id });
    const answer = await browser.post("/images/text-to-image", aPictureRequest);
    await drawUntilDone();
    return answer;
  }
  const statuses = async (addresses: readonly string[]) => {
    const found = [];
    for (const address of addresses) found.push((await press(address)).status);
    return found;
  };
  return { ...studio, press, statuses };
}

test.for([
  ["accountsAtAddress", ["192.0.2.7", "192.0.2.7", "192.0.2.7", "192.0.2.8"]],
  ["accountsAtAddress", ["2001:db8:1:a01::1", "2001:db8:1:a01::2", "2001:db8:1:a01::3", "2001:db8:1:a02::1"]],
  [
    "accountsInNetwork56",
    ["2001:db8:1:a01::1", "2001:db8:1:a02::1", "2001:db8:1:a03::1", "2001:db8:1:b01::1"],
  ],
  [
    "accountsInNetwork48",
    ["2001:db8:1:a01::1", "2001:db8:1:b01::1", "2001:db8:1:c01::1", "2001:db8:2:a01::1"],
  ],
] as const)(
  "whoever makes account after account has a part of the day, and no more: %s",
  async ([name, all]) => {
    const { statuses, withLimits } = open();
    withLimits({ [name]: { most: 8, withinSeconds: DAY_SECONDS } });
    expect(await statuses(all)).toEqual([200, 200, 429, 200]);
  },
);

test("who has had a print is not counted with those of their network who have not", async () => {
  const { press, withLimits } = open();
  withLimits({ accountsAtAddress: { most: 4, withinSeconds: DAY_SECONDS } });
  const address = "192.0.2.7";
  expect((await press(address, { isCustomer: true })).status).toBe(200);
  expect((await press(address)).status).toBe(200);
  const { status, body } = await press(address);
  expect([status, body.error]).toEqual([
    429,
    expect.stringMatching(
      /^Accounts of your network that have not had a print yet have made today's 4 pictures\. There is room for more in 12 hours\.$/,
    ),
  ]);
  expect((await press(address, { isCustomer: true })).status).toBe(200);
});

test("all that one network may make leaves most of the day to others", async () => {
  const { accountsAtAddress, accountsInNetwork48, modelCalls } = open().shop.imageLimits;
  expect(accountsInNetwork48.most / (modelCalls.most * 0.9)).toBeLessThan(0.4);
  expect(accountsAtAddress.most / (modelCalls.most * 0.9)).toBeLessThan(0.2);
});

import { expect, test } from "vitest";
import { PROFILE } from "../../../functions/core/accounts/items.ts";
import type { Write } from "../../../functions/lib/table/engine.ts";
import { aPictureRequest } from "../../support/picture-requests.ts";
import { aTill } from "../../support/till.ts";
import { ada } from "../../support/visitor.ts";

// A request was let in; before it is written down, its sender is somebody else, or nobody.

/** A guest who has pictures to order, and who logs in elsewhere, leaves or registers at the worst moment. */
async function open() {
  const till = aTill();
  const { shop } = till;
  await till.aRegistered();
  const shopper = await till.aShopper();
  const { browser, line } = shopper;
  const { _id } = (await browser.get("/user")).body.user;
  /** The same guest in another tab. */
  const anotherTab = () => Object.assign(till.visitor(), { token: browser.token, cookie: browser.cookie });
  const beforeWrite = (isMeant: (all: readonly Write[]) => boolean, happens: () => Promise<unknown>) => {
    const { table } = shop;
    shop.table = {
      ...table,
      async write(...all) {
        if (isMeant(all)) {
          shop.table = table;
          await happens();
        }
        return table.write(...all);
      },
    };
  };
  const beforeNextWrite = (happens: () => Promise<unknown>) => beforeWrite(() => true, happens);
  /** What lies in the table under somebody's name. */
  const of = async (userId: string) => {
    const { items } = await shop.engine.query({ pk: `U#${userId}`, limit: 100 });
    return items.map(({ type }) => type).toSorted();
  };
  const left = () => of(_id);
  const asks = {
    pictures: () => browser.post("/images/text-to-image", aPictureRequest),
    "a cart": () => shopper.putCart([line()]),
    "an order": () => shopper.checkOut([line()]),
  };
  const happenings = {
    "has logged in elsewhere": () => anotherTab().post("/auth/login", ada),
    "has left": () => anotherTab().post("/user/delete", {}),
  };
  return { ...till, shopper, asks, happenings, anotherTab, beforeWrite, beforeNextWrite, of, left };
}
type What = keyof Awaited<ReturnType<typeof open>>["asks"];
type Happening = keyof Awaited<ReturnType<typeof open>>["happenings"];

test.for<[what: What, happens: Happening]>([
  ["pictures", "has logged in elsewhere"],
  ["pictures", "has left"],
  ["a cart", "has logged in elsewhere"],
  ["a cart", "has left"],
  ["an order", "has logged in elsewhere"],
  ["an order", "has left"],
])("%s of a guest who %s meanwhile are refused, and nobody's", async ([what, happens]) => {
  const { asks, happenings, beforeNextWrite, left, payments, queues } = await open();
  beforeNextWrite(async () => expect((await happenings[happens]()).status).toBe(200));
  const { status, body } = await asks[what]();
  expect([status, body.code]).toEqual([403, "invalid_credentials"]);
  expect(await left()).toEqual([]);
  expect([payments.sessions.size, queues.images.sent, queues.orders.sent]).toEqual([0, [], []]);
});

test.for<[what: What, kept: string]>([
  ["pictures", "batch"],
  ["a cart", "cart"],
  ["an order", "owned-order"],
])("%s of a guest who has registered meanwhile are theirs all the same", async ([what, kept]) => {
  const { asks, anotherTab, beforeNextWrite, left, visitor, mailedToken } = await open();
  const grace = { ...ada, email: "grace@example.com" };
  await visitor().post("/auth/register", grace);
  const verified = { emailToken: mailedToken(), password: ada.password };
  beforeNextWrite(async () =>
    expect((await anotherTab().post("/auth/verify-email", verified)).status).toBe(200),
  );
  expect((await asks[what]()).status).toBe(200);
  expect(await left()).toContain(kept);
});

// Nothing can be ordered then: the pictures are gone by that time.
test.for<What>(["pictures", "a cart"])(
  "%s that come while all else of an account is being removed go with it",
  async (what) => {
    const { asks, happenings, beforeWrite, left } = await open();
    const removesAccount = (all: readonly Write[]) =>
      all.some((one) => one.kind === "delete" && one.key.sk === PROFILE);
    beforeWrite(removesAccount, async () => expect((await asks[what]()).status).toBe(200));
    expect((await happenings["has left"]()).status).toBe(200);
    expect(await left()).toEqual([]);
  },
);

// The guest's own request was let in before, and is written down when all else has been read that is to move.
test.for<[what: What, kept: string]>([
  ["pictures", "batch"],
  ["a cart", "cart"],
  ["an order", "owned-order"],
])("%s that come while all else of a guest is being moved come along", async ([what, kept]) => {
  const { asks, anotherTab, beforeWrite, left, of } = await open();
  const endsGuest = (all: readonly Write[]) =>
    all.some((one) => one.kind === "delete" && one.key.sk === PROFILE);
  beforeWrite(endsGuest, async () => expect((await asks[what]()).status).toBe(200));
  const { body } = await anotherTab().post("/auth/login", ada);
  expect(await left()).toEqual([]);
  expect(await of(body.user._id)).toContain(kept);
});

test("pictures that came to nothing so are not counted for others of the network", async () => {
  const { aGuest, asks, happenings, beforeNextWrite, shop } = await open();
  const { addressPictures } = shop.imageLimits;
  shop.imageLimits = { ...shop.imageLimits, addressPictures: { ...addressPictures, most: 8 } };
  beforeNextWrite(happenings["has left"]);
  expect((await asks.pictures()).status).toBe(403);
  expect((await (await aGuest()).post("/images/text-to-image", aPictureRequest)).status).toBe(200);
});

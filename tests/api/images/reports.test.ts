import { expect, test } from "vitest";
import { IMAGE_PREFIX } from "../../../functions/core/images/items.ts";
import { discardFiles } from "../../../functions/core/images/remove.ts";
import { reports } from "../../../functions/core/images/reports.ts";
import { Conflict } from "../../../functions/lib/table/table.ts";
import { replacing } from "../../../functions/lib/table/writes.ts";
import { commands } from "../../../functions/ops/commands.ts";
import { dueWork } from "../../support/due.ts";
import { aPictureRequest } from "../../support/picture-requests.ts";
import { aShopThatDraws } from "../../support/shop-that-draws.ts";
import { aTill } from "../../support/till.ts";

const why = { why: "hateful", words: "Look at this." };

/** Four pictures of a guest, or of somebody with a name, and the operators' commands. */
async function aGallery({ registered = false } = {}) {
  const studio = aShopThatDraws();
  const owner = registered ? await studio.aRegistered() : await studio.aGuest();
  const { body } = await owner.post("/images/text-to-image", aPictureRequest);
  await studio.drawAll();
  const ids: string[] = body.generatedImages.map(({ _id }: { _id: string }) => _id);
  const [id = ""] = ids;
  const { image } = (await owner.get(`/images/${id}`)).body;
  const key = `public${image.imageUrl.slice("/pictures".length).split("/").map(decodeURIComponent).join("/")}`;
  const run = (name: string, ...words: string[]) => commands[name]?.run(studio.shop, words, "grace");
  const report = (said: object = why, address = "192.0.2.9", of = id) =>
    studio.visitor({ address }).post(`/images/${of}/report`, said);
  const sweep = async () => {
    studio.clock.advance({ minutes: 5 });
    return discardFiles(studio.shop, await dueWork(studio.shop.table, studio.clock.now()));
  };
  return { ...studio, owner, ids, id, key, run, report, sweep };
}

test("whoever is shown a picture may say that it should not be seen, and operators read it", async () => {
  const { report, run, id, logged } = await aGallery();
  expect(await run("reports")).toBe("Nothing was reported.");
  expect((await report()).body).toEqual({ received: true });
  expect(await run("reports")).toContain(`https://wallflower.test/image/${id}`);
  expect(await run("reports")).toContain("hateful  Look at this.");
  expect(logged.filter(({ event }) => event === "picture.reported")).toEqual([
    // The address of a picture is its key: it stands in no log.
    { level: "error", event: "picture.reported", fields: { why: "hateful" } },
  ]);
});

test("a hundred reports of one picture ring once, and fill no table", async () => {
  const { report, run, logged } = await aGallery();
  for (let n = 0; n < 100; n++) await report({ ...why, words: `no. ${n}` }, `192.0.2.${n}`);
  expect(await run("reports")).toContain("100 times");
  expect((await run("reports"))?.split("\n")).toHaveLength(21);
  expect(logged.filter(({ event }) => event === "picture.reported")).toHaveLength(1);
});

test("one address may report ten an hour; IPv6 is counted by its network", async () => {
  const { report } = await aGallery();
  const statuses = [];
  for (let n = 0; n < 12; n++) statuses.push((await report(why, `2001:db8::${n}`)).status);
  expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
});

test.each([
  [{ why: "boring", words: "" }, 422],
  [{ why: "other" }, 422],
  [{ why: "other", words: "x".repeat(501) }, 422],
])("a report like %j is refused", async (said, status) => {
  expect((await (await aGallery()).report(said)).status).toBe(status);
});

test("what is not there cannot be reported", async () => {
  const { report, id } = await aGallery();
  expect((await report(why, "192.0.2.9", `${id}x`)).status).toBe(404);
});

test("a picture that is taken down is gone at once: page, files, edge and list", async () => {
  const { report, run, id, ids, key, shop, cleared, visitor, owner } = await aGallery();
  expect(await shop.pictures.head(key)).toBeDefined();
  await report();
  expect(await run("takedown", id)).toContain("It is gone.");
  expect((await visitor().get(`/images/${id}`)).status).toBe(404);
  expect((await owner.get(`/images/${id}`)).status).toBe(404);
  expect(await shop.pictures.head(key)).toBeUndefined();
  // What the edge forgets is where the picture was: by what is asked for, and by what that becomes there.
  const [at = "", asked = "", ...more] = cleared.flat().map((address) => address.slice(0, -1));
  expect(at).toMatch(/^\/public\/images\/.+/);
  expect([`/${key}`, `/pictures${key.slice("public".length)}`, more]).toEqual([
    expect.stringContaining(at),
    expect.stringContaining(asked),
    [],
  ]);
  expect(await run("reports")).toBe("Nothing was reported.");
  expect((await owner.get("/user/generatedImages")).body.generatedImages).toHaveLength(ids.length - 1);
  await expect(run("takedown", id)).rejects.toThrow("nothing is left of it");
});

test("its owner is told by mail; a guest cannot be", async () => {
  const named = await aGallery({ registered: true });
  expect(await named.run("takedown", named.id)).toContain("Its owner is told.");
  expect(named.inbox.at(-1)).toMatchObject({ subject: "We have removed one of your pictures" });
  const guest = await aGallery();
  expect(await guest.run("takedown", guest.id)).toContain("is a guest");
  expect(guest.inbox).toEqual([]);
});

test("an edge that does not listen is told again by the next sweep", async () => {
  const { run, id, shop, cleared, sweep, logged } = await aGallery();
  const { edgeCache } = shop;
  shop.edgeCache = {
    clear: async () => {
      throw new Error("CloudFront answered 400 TooManyInvalidationsInProgress");
    },
  };
  expect(await run("takedown", id)).toContain("The next sweep clears what is left.");
  expect(logged.at(-1)).toMatchObject({ level: "error", event: "edge.not-cleared" });
  await sweep();
  shop.edgeCache = edgeCache;
  await sweep();
  expect(cleared).toHaveLength(1);
  expect(await sweep()).toBe(0);
});

test("a picture that its owner deletes is gone from the edge as well", async () => {
  const { owner, id, cleared, sweep } = await aGallery();
  await owner.delete(`/images/${id}`);
  expect(await sweep()).toBe(1);
  expect(cleared).toHaveLength(1);
});

test("the pictures of a batch go by the same addresses: each is paid for", async () => {
  const { owner, ids, cleared, sweep, drawAll } = await aGallery();
  const { body } = await owner.post("/images/text-to-image", aPictureRequest);
  await drawAll();
  const more = body.generatedImages.map(({ _id }: { _id: string }) => _id);
  for (const id of [...ids, ...more]) await owner.delete(`/images/${id}`);
  expect(await sweep()).toBe(8);
  expect(cleared.map((addresses) => addresses.length)).toEqual([4]);
});

test("an order that waits for its print is named, and its picture is not seen meanwhile", async () => {
  const till = aTill();
  const { browser, image, order } = await till.aShopper();
  const { orderId, pageId } = await order();
  till.payments.pay(pageId);
  await browser.get(`/cart/checkout-session/${orderId}`);
  const told = await commands.takedown?.run(till.shop, [image._id], "grace");
  expect(told).toContain(`refund ${orderId}`);
  expect((await browser.get(`/images/${image._id}`)).status).toBe(404);
});

test("what may stay is off the list, and can be reported again", async () => {
  const { report, run, id } = await aGallery();
  await report();
  expect(await run("dismiss", id)).toBe("It is off the list.");
  expect(await run("dismiss", id)).toBe("Nothing was said of it.");
  await report();
  expect(await run("reports")).toContain(", 1 times");
});

/** Something happens to a picture between the moment when operators read it and the one when they take it away. */
function meanwhile(shop: Awaited<ReturnType<typeof aGallery>>["shop"], happens: () => Promise<unknown>) {
  const { write } = shop.table;
  shop.table = {
    ...shop.table,
    async write(...writes) {
      if (writes.some((one) => one.kind === "delete" && one.key.sk.startsWith(IMAGE_PREFIX))) await happens();
      return write(...writes);
    },
  };
}

test("a picture that its owner marks in that very moment is taken down all the same", async () => {
  const { run, report, id, owner, shop } = await aGallery();
  await report();
  let times = 0;
  meanwhile(shop, async () => {
    if (times++ < 2) await owner.call("PUT", `/images/${id}/marks/favorite`, { set: times === 1 });
  });
  expect(await run("takedown", id)).toContain("It is gone.");
  expect((await owner.get(`/images/${id}`)).status).toBe(404);
  expect(await run("reports")).toBe("Nothing was reported.");
});

test("what is said in the moment when a picture is taken down is settled with it, and not when it stays", async () => {
  const { run, report, id, shop } = await aGallery();
  await report();
  const { write, get } = shop.table;
  let times = 0;
  shop.table = {
    ...shop.table,
    async write(...writes) {
      const closes = writes.some((one) => one.kind === "delete" && one.key.sk === id) && times++ === 0;
      const said = closes && (await get(reports, { imageId: id }, { consistent: true }));
      // Whoever says it has seen the picture before it was gone.
      if (said) await write(replacing(reports, { ...said, times: said.times + 1 }));
      return write(...writes);
    },
  };
  await expect(run("dismiss", id)).rejects.toThrow(Conflict);
  expect(await run("reports")).toContain("2 times");
  times = 0;
  expect(await run("takedown", id)).toContain("It is gone.");
  expect(await run("reports")).toBe("Nothing was reported.");
});

test("what could not be taken down yet stays on the list of what was reported", async () => {
  const { run, report, id, shop } = await aGallery();
  await report();
  meanwhile(shop, () => Promise.reject(new Error("no table")));
  await expect(run("takedown", id)).rejects.toThrow("no table");
  expect(await run("reports")).toContain(id);
});

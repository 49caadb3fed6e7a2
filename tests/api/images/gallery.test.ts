import { expect, test } from "vitest";
import { discards } from "../../../functions/core/images/items.ts";
import { discardFiles } from "../../../functions/core/images/remove.ts";
import { dueWork } from "../../support/due.ts";
import { aPictureRequest } from "../../support/picture-requests.ts";
import { aShopThatDraws } from "../../support/shop-that-draws.ts";
import { ada } from "../../support/visitor.ts";

async function aGuestWithPictures() {
  const studio = aShopThatDraws();
  const guest = await studio.aGuest();
  const { body } = await guest.post("/images/text-to-image", aPictureRequest);
  await studio.drawAll();
  const ids: string[] = body.generatedImages.map(({ _id }: { _id: string }) => _id);
  return { ...studio, guest, ids, relatedBatch: body.generatedImages[0].relatedBatch as string };
}

test("whoever has the address of a picture sees it, and only its owner is told that it is theirs", async () => {
  const { guest, visitor, ids } = await aGuestWithPictures();
  expect((await guest.get(`/images/${ids[0]}`)).body.image).toMatchObject({ _id: ids[0], own: true });
  expect((await visitor().get(`/images/${ids[0]}`)).body.image).toMatchObject({ _id: ids[0], own: false });
});

test("whoever is shown a changed picture is not shown the way to the one behind it", async () => {
  const { guest, visitor, drawAll, ids } = await aGuestWithPictures();
  const { body } = await guest.post("/images/text-to-image", { ...aPictureRequest, parent: ids[0] });
  await drawAll();
  const { _id } = body.generatedImages[0];
  await guest.call("PUT", `/images/${_id}/marks/favorite`, { set: true });
  const own = { parent: ids[0], favorite: true };
  expect((await guest.get(`/images/${_id}`)).body.image).toMatchObject(own);
  expect((await guest.get("/user/generatedImages")).body.generatedImages[0]).toMatchObject(own);
  const shown = JSON.stringify((await visitor().get(`/images/${_id}`)).body);
  expect(["parent", "favorite", ids[0]].filter((told) => shown.includes(`"${told}"`))).toEqual([]);
});

test.each(["nonsense", "id-0001~0guess", "~0"])("there is no picture called %s", async (id) => {
  const { guest } = await aGuestWithPictures();
  const { status, body } = await guest.get(`/images/${encodeURIComponent(id)}`);
  expect([status, body.error]).toEqual([404, "Image not found"]);
});

test("a neighbour's picture cannot be guessed from one's own", async () => {
  const { guest, ids } = await aGuestWithPictures();
  const neighbour = ids[0]?.replace("~0", "~1") ?? "";
  expect((await guest.get(`/images/${neighbour}`)).status).toBe(404);
});

test("somebody else's batch is empty, and their pictures cannot be deleted", async () => {
  const { aGuest, ids, relatedBatch } = await aGuestWithPictures();
  const other = await aGuest();
  const { body } = await other.post("/images/generated-images/search", { relatedBatch });
  expect(body.generatedImages).toEqual([]);
  expect((await other.delete(`/images/${ids[0]}`)).status).toBe(404);
});

test("a gallery shows the newest first, in pages that a cursor continues", async () => {
  const { guest, drawAll, clock, ids } = await aGuestWithPictures();
  clock.advance({ minutes: 1 });
  const { body } = await guest.post("/images/text-to-image", aPictureRequest);
  await drawAll();
  const newer = body.generatedImages.map(({ _id }: { _id: string }) => _id);
  const idsOf = (page: { body: { generatedImages: { _id: string }[] } }) =>
    page.body.generatedImages.map(({ _id }) => _id);
  expect(idsOf(await guest.get("/user/generatedImages"))).toEqual([...newer, ...ids]);
  expect(idsOf(await guest.get("/user/generatedImages?limit=3&offset=3"))).toEqual([
    newer[3],
    ids[0],
    ids[1],
  ]);
  const first = await guest.get("/user/generatedImages?limit=5");
  const rest = await guest.get(`/user/generatedImages?limit=5&cursor=${first.body.cursor}`);
  expect([...idsOf(first), ...idsOf(rest)]).toEqual([...newer, ...ids]);
});

test("reading a picture is one Get, a batch or a gallery one Query, beside who asks", async () => {
  const { guest, ids, relatedBatch, requests } = await aGuestWithPictures();
  const cost = async (call: () => Promise<unknown>) => {
    const before = { ...requests };
    await call();
    return Object.fromEntries(
      Object.entries(requests).flatMap(([kind, count]) => {
        const more = count - (before[kind as keyof typeof before] ?? 0);
        return more ? [[kind, more]] : [];
      }),
    );
  };
  expect(await cost(() => guest.get(`/images/${ids[0]}`))).toEqual({ getMany: 1, get: 1 });
  expect(await cost(() => guest.post("/images/generated-images/search", { relatedBatch }))).toEqual({
    getMany: 1,
    query: 1,
    // Somebody waits for a batch, and looks again and again: how often is limited.
    count: 1,
  });
  expect(await cost(() => guest.get("/user/generatedImages"))).toEqual({ getMany: 1, query: 1 });
});

test("a deleted picture is gone at once, and its files with the next sweep", async () => {
  const { guest, ids, shop, clock } = await aGuestWithPictures();
  const { body } = await guest.get(`/images/${ids[0]}`);
  const key = body.image.imageUrl.replace("/pictures/", "public/").replace("%7E", "~");
  expect(await shop.pictures.head(key)).toBeDefined();
  expect((await guest.delete(`/images/${ids[0]}`)).status).toBe(200);
  expect((await guest.get(`/images/${ids[0]}`)).status).toBe(404);

  clock.advance({ minutes: 5 });
  const due = await dueWork(shop.table, shop.clock.now());
  expect(await discardFiles(shop, due)).toBe(1);
  expect(await shop.pictures.head(key)).toBeUndefined();
  expect(await shop.table.get(discards, { prefix: key.split("/").slice(1, -1).join("/") })).toBeUndefined();
});

test("a guest who logs in brings the pictures along", async () => {
  const { aRegistered, guest, ids } = await aGuestWithPictures();
  await aRegistered(ada);
  const { body } = await guest.post("/auth/login", { email: ada.email, password: ada.password });
  expect(body.user.userType).toBe("registered");
  const gallery = await guest.get("/user/generatedImages");
  expect(gallery.body.generatedImages.map(({ _id }: { _id: string }) => _id)).toEqual(ids);
});

test("a favorite is marked and unmarked by its owner alone, and stays one when a guest becomes a user", async () => {
  const { guest, aGuest, ids, mailedToken } = await aGuestWithPictures();
  const [id] = ids;
  const isFavorite = async () => (await guest.get(`/images/${id}`)).body.image.favorite === true;
  const mark = (favorite: boolean, who = guest) =>
    who.call("PUT", `/images/${id}/marks/favorite`, { set: favorite });

  expect((await mark(true, await aGuest())).status).toBe(404);
  expect(await isFavorite()).toBe(false);
  await mark(true);
  await mark(true);
  expect(await isFavorite()).toBe(true);

  await guest.post("/auth/register", ada);
  await guest.post("/auth/verify-email", { emailToken: mailedToken() });
  expect(await isFavorite()).toBe(true);
  await mark(false);
  expect(await isFavorite()).toBe(false);
});

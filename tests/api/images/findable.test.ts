import { expect, test } from "vitest";
import { takeDown } from "../../../functions/core/images/take-down.ts";
import { API } from "../../../functions/core/site/api-paths.ts";
import { aPictureRequest } from "../../support/picture-requests.ts";
import { ORIGIN_SECRET } from "../../support/shop.ts";
import { aShopThatDraws } from "../../support/shop-that-draws.ts";
import { ada } from "../../support/visitor.ts";

async function open({ drawn = true, subject = aPictureRequest.journeyStepValues.subject } = {}) {
  const studio = aShopThatDraws();
  const guest = await studio.aGuest();
  const journeyStepValues = { ...aPictureRequest.journeyStepValues, subject };
  const { body } = await guest.post("/images/text-to-image", { ...aPictureRequest, journeyStepValues });
  if (drawn) await studio.drawAll();
  const ids: string[] = body.generatedImages.map(({ _id }: { _id: string }) => _id);
  const [id = "", other = ""] = ids;
  const read = async (path: string) => {
    const answer = await studio.app.request(`${API}${path}`, {
      headers: { "x-origin-secret": ORIGIN_SECRET },
    });
    return {
      text: await answer.text(),
      cached: answer.headers.get("cache-control"),
      type: answer.headers.get("content-type"),
    };
  };
  const page = () => read(`/images/${encodeURIComponent(id)}/preview`);
  const listed = async () =>
    [...(await read("/sitemap-pictures.xml")).text.matchAll(/<loc>(.+?)<\/loc>/g)].map(
      ([, address]) => address,
    );
  const find = (set: boolean, of = id, who = guest) =>
    who.call("PUT", `/images/${of}/marks/findable`, { set });
  const address = (of: string) => `${studio.shop.siteUrl}/image/${encodeURIComponent(of)}`;
  return { ...studio, guest, id, other, read, page, listed, find, address };
}

test("search engines find what its owner wants to be found, and nothing else", async () => {
  const { page, listed, find, address, id, other, guest, aGuest, read } = await open();
  expect(await listed()).toEqual([]);
  expect((await page()).text).toContain("noindex");
  expect((await find(true, id, await aGuest())).status).toBe(404);
  expect(await listed()).toEqual([]);

  expect((await find(true)).body).toEqual({ set: true });
  await find(true);
  expect(await listed()).toEqual([address(id)]);
  expect(await read("/sitemap-pictures.xml")).toMatchObject({ type: "application/xml", cached: "no-store" });
  const found = await page();
  expect(found.text).not.toContain("noindex");
  expect(found.cached).toBe("no-store");
  const [, data = "{}"] = /ld\+json">(.+?)<\/script>/.exec(found.text) ?? [];
  expect(JSON.parse(data)).toMatchObject({
    "@type": "ImageObject",
    url: address(id),
    name: aPictureRequest.journeyStepValues.subject,
    contentUrl: expect.stringMatching(/^https?:\/\/.+\.jpeg$/),
    offers: { priceCurrency: "USD", lowPrice: 18, availability: "https://schema.org/InStock" },
  });
  await guest.call("PUT", `/images/${id}/marks/onlyOwnerBuys`, { set: true });
  expect((await page()).text).not.toContain("InStock");

  await find(true, other);
  expect(await listed()).toEqual([address(id), address(other)]);
  await find(false);
  expect(await listed()).toEqual([address(other)]);
  expect((await page()).text).toContain("noindex");
});

test("what goes is found no more: deleted, taken down, or with its owner", async () => {
  const { shop, guest, find, listed, address, id, other, mailedToken } = await open();
  const [third = "", last = ""] = (await guest.get("/user/generatedImages")).body.generatedImages
    .map(({ _id }: { _id: string }) => _id)
    .filter((one: string) => one !== id && one !== other);
  for (const one of [id, other, third, last]) await find(true, one);
  await guest.delete(`/images/${id}`);
  await takeDown(shop, other);
  expect((await listed()).toSorted()).toEqual([third, last].map(address).toSorted());

  await guest.post("/auth/register", ada);
  await guest.post("/auth/verify-email", { emailToken: mailedToken() });
  expect(await listed()).toHaveLength(2);
  expect((await guest.delete("/user", { password: ada.password })).status).toBe(200);
  expect(await listed()).toEqual([]);
});

test("what goes with a guest's log-in to an account is found as before", async () => {
  const { guest, find, listed, address, id, aRegistered } = await open();
  await find(true);
  await aRegistered(ada);
  await guest.post("/auth/login", { email: ada.email, password: ada.password });
  expect(await listed()).toEqual([address(id)]);
  await find(false);
  expect(await listed()).toEqual([]);
});

test("what is not ready is not found, whatever becomes of it", async () => {
  const { find, listed } = await open({ drawn: false });
  expect((await find(true)).body).toMatchObject({
    code: "conflict",
    error: expect.stringContaining("once it is ready"),
  });
  expect(await listed()).toEqual([]);
});

test("no advert is shown to search engines by its words: its page stays for whoever has the link", async () => {
  const { find, listed, page } = await open({ subject: "A heron says: cheap pills at pills.example/now" });
  expect((await find(true)).body).toMatchObject({
    code: "conflict",
    error: expect.stringContaining("address"),
  });
  expect(await listed()).toEqual([]);
  expect((await page()).text).toContain("noindex");
  expect((await find(false)).body).toEqual({ set: false });
});

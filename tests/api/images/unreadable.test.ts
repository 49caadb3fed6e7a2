import { expect, test } from "vitest";
import { parseImageId } from "../../../functions/core/images/image-id.ts";
import { images } from "../../../functions/core/images/items.ts";
import { memoryEngine } from "../../support/memory-engine.ts";
import { aTill } from "../../support/till.ts";
import { ofLater } from "../../support/unreadable.ts";
import { ada } from "../../support/visitor.ts";

const keyOf = (id: string) => images.key(parseImageId(id) ?? { batchId: "", n: 0 });

/** A guest with four pictures, of which the first cannot be read. */
async function oneUnreadable() {
  const engine = memoryEngine();
  const till = aTill({ kept: engine });
  const shopper = await till.aShopper();
  const { body } = await shopper.browser.get("/user/generatedImages");
  const all: string[] = body.generatedImages.map(({ _id }: { _id: string }) => _id);
  const odd: string = shopper.image._id;
  const others = all.filter((id) => id !== odd);
  await ofLater(engine, keyOf(odd));
  till.logged.splice(0);
  const errors = () => till.logged.splice(0).filter(({ level }) => level === "error");
  return { ...till, ...shopper, engine, odd, others, errors, relatedBatch: odd.split("~")[0] };
}

const idsOf = (body: { generatedImages: { _id: string }[] }) =>
  body.generatedImages.map(({ _id }) => _id).sort();

const heard = [
  {
    event: "item.unreadable",
    fields: { failure: expect.stringMatching(/^B#\S+ IMG#0 is no image: it is of a release to come$/) },
  },
];

test("a gallery and a batch show the others, and a person hears of it", async () => {
  const { browser, others, errors, relatedBatch } = await oneUnreadable();
  const gallery = await browser.get("/user/generatedImages");
  expect([gallery.status, idsOf(gallery.body)]).toEqual([200, others.toSorted()]);
  expect(errors()).toMatchObject(heard);
  const batch = await browser.post("/images/generated-images/search", { relatedBatch });
  expect([batch.status, idsOf(batch.body)]).toEqual([200, others.toSorted()]);
  expect(errors()).toMatchObject(heard);
});

test("a cart keeps its line, which is not bought meanwhile, and changes as ever", async () => {
  const { odd, others, line, putCart, checkOut, errors } = await oneUnreadable();
  const { status, body } = await putCart([line({ imageId: odd }), line({ imageId: others[0] ?? "" })]);
  expect(status).toBe(200);
  expect(body.cart.items).toMatchObject([
    { relatedImage: { _id: odd }, unavailable: true },
    { relatedImage: { _id: others[0] } },
  ]);
  expect(body.cart.items[1].unavailable).toBeUndefined();
  expect(errors()).toMatchObject(heard);
  expect((await checkOut([line({ imageId: odd })])).body).toMatchObject({
    code: "invalid_input",
    error: expect.stringMatching(/^The picture of “Art Paper Print”.* cannot be found/),
  });
  expect(errors()).toMatchObject(heard);
});

test("itself is said to be there, not to be gone", async () => {
  const { browser, odd, errors } = await oneUnreadable();
  for (const ask of [browser.get, browser.delete]) {
    const { status, body } = await ask(`/images/${odd}`);
    expect([status, body.code]).toEqual([503, "try_again"]);
    expect(body.error).toBe(
      "We cannot read this at the moment. Nothing of it is lost, and somebody looks after it: please try again later.",
    );
    expect(errors()).toMatchObject(heard);
  }
});

test("its owner can have and erase the others; that one is left is said to a person", async () => {
  const { browser, odd, others, errors, shop } = await oneUnreadable();
  const mine = await browser.get("/user/export");
  expect([mine.status, mine.body.images.map(({ _id }: { _id: string }) => _id).sort()]).toEqual([
    200,
    others.toSorted(),
  ]);
  errors();
  expect((await browser.delete("/user", {})).status).toBe(200);
  expect(errors()).toMatchObject([
    { event: "image.not-forgotten", fields: { batchId: odd.split("~")[0], n: 0 } },
  ]);
  for (const id of others)
    expect(await shop.table.get(images, parseImageId(id) ?? { batchId: "", n: 0 })).toBeUndefined();
});

test("it goes with the others to whom its owner becomes", async () => {
  const { browser, odd, others, aRegistered, visitor, engine } = await oneUnreadable();
  await aRegistered();
  const { body } = await browser.post("/auth/login", ada);
  expect(idsOf((await browser.get("/user/generatedImages")).body)).toEqual(others.toSorted());
  const item = await engine.get(keyOf(odd), { consistent: true });
  expect(item).toMatchObject({ data: { userId: body.user._id }, gsi1pk: `U#${body.user._id}#IMG` });
  expect((await visitor().get(`/images/${others[0]}`)).status).toBe(200);
});

import { expect, test } from "vitest";
import {
  type Image,
  type ImageState,
  imageState,
  isOver,
  isVisible,
  mayBuy,
  outputOf,
  printableOf,
  states,
} from "../../../functions/core/images/image.ts";
import { parseImageId, publicId } from "../../../functions/core/images/image-id.ts";
import { images } from "../../../functions/core/images/items.ts";
import { showImage, shownImage } from "../../../functions/core/images/shown.ts";
import { aReadyImage } from "../../simulation/order-parts.ts";

const ready = aReadyImage("2026-11-01T00:00:00.000Z");
const inState = (state: ImageState): Image => ({ ...ready, state });
const lookAt = "2026-11-01T00:03:00.000Z";

const each = {
  pending: inState({ status: "pending", lookAt }),
  generating: inState({ status: "generating", lookAt }),
  ready,
  failed: inState({ status: "failed", reason: "why" }),
  blocked: inState({ status: "blocked" }),
  withdrawn: inState({ status: "withdrawn", output: ready.state.output, orders: ["o1"] }),
} satisfies Record<ImageState["status"], Image>;

test("the table of states has a row for each state, and no other", () => {
  const known = imageState.def.options.map(({ shape }) => shape.status.def.values[0]);
  expect(Object.keys(states)).toEqual(known);
});

test.each(Object.entries(each))(
  "%s: due while it is under way, listed while there is something to see",
  (_, image) => {
    expect(images.due?.(image) !== undefined).toBe(!isOver(image));
    expect(images.listed?.(image) !== undefined).toBe(states[image.state.status].inGallery);
  },
);

test("in each state it is known whether it is over, in the gallery and to be seen", () => {
  const seen = Object.entries(states).map(([status, row]) => [status, ...Object.values(row)]);
  expect(seen).toEqual([
    ["pending", false, true, true],
    ["generating", false, true, true],
    ["ready", true, true, true],
    ["failed", true, false, true],
    ["blocked", true, false, true],
    ["withdrawn", true, false, false],
  ]);
});

test("a print can be made of what is ready, and of what was deleted while its order waits", () => {
  const printable = Object.values(each).filter((image) => printableOf(image) !== undefined);
  expect(printable.map(({ state }) => state.status)).toEqual(["ready", "withdrawn"]);
});

test("whoever is shown a picture may buy it, unless its owner says no; its owner always may", () => {
  const owner = ready.userId;
  const kept = { userId: owner, onlyOwnerBuys: true as const };
  expect([mayBuy(undefined, ready), mayBuy(owner, ready)]).toEqual([true, true]);
  expect([mayBuy(undefined, kept), mayBuy(owner, kept)]).toEqual([false, true]);
});

test("only what is ready has files", () => {
  expect(
    Object.values(each)
      .filter((image) => outputOf(image))
      .map(({ state }) => state.status),
  ).toEqual(["ready"]);
});

const visible = Object.values(each).filter(isVisible);

test("what was withdrawn is seen by nobody", () => {
  expect(visible.map(({ state }) => state.status)).not.toContain("withdrawn");
  expect(visible).toHaveLength(Object.keys(states).length - 1);
});

test.each(visible.map((image) => [image.state.status, image] as const))(
  "%s is shown in the shape that the API answers",
  (status, image) => {
    const shown = showImage(image);
    expect(shownImage.parse(shown)).toEqual(shown);
    expect(shown.status).toBe(status);
    expect(shown.imageUrl === "").toBe(status !== "ready");
    expect("reach" in shown).toBe(status === "ready");
  },
);

test("nothing that is the shop's own is shown: neither prompt nor reason, counters nor the original", () => {
  for (const image of visible)
    expect(JSON.stringify(showImage(image))).not.toMatch(/private|counters|negative|why|userId/);
});

test("a public id names one picture, and is read back", () => {
  const names = [
    { batchId: "abc-_1", n: 0, suffix: "x" },
    { batchId: "b", n: 9, suffix: "0~" },
  ];
  expect(parseImageId(publicId(names[0] ?? ready))).toEqual(names[0]);
  for (const id of ["", "b", "b~", "b~0", "~0x", "b~10", "b~x0", "b~0x/..", "b~0~x", "b 0x"])
    expect(parseImageId(id)).toEqual(id === "b~10" ? { batchId: "b", n: 1, suffix: "0" } : undefined);
});

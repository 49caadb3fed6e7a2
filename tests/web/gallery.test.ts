import { expect, test } from "vitest";
import { ownImagesQuery } from "../../web/src/images/queries.ts";
import { withoutTwice } from "../../web/src/images/rows.ts";
import type { Art } from "../../web/src/store.ts";

/** After how many milliseconds a gallery of so many pages is read again, with one such picture on the last of them. */
function again(pages: number, status: "generating" | "ready") {
  const { refetchInterval } = ownImagesQuery("somebody");
  const page = (of: string) => ({ generatedImages: [{ status: of }] });
  const data = { pages: Array.from({ length: pages }, (_, at) => page(at === pages - 1 ? status : "ready")) };
  return typeof refetchInterval === "function" && refetchInterval({ state: { data } } as never);
}

test("a gallery is read again while a picture is being made, and not after it", () => {
  expect(again(3, "generating")).toBeGreaterThan(0);
  expect(again(3, "ready")).toBe(false);
});

test("a gallery of many pages costs no more calls a second than one of a single page", () => {
  expect(again(10, "generating")).toBe(10 * Number(again(1, "generating")));
});

test("what was looked through comes behind what hangs, which is newer, and nothing twice", () => {
  const art = (_id: string, prompt: string) => ({ _id, prompt }) as Art;
  const hanging = [art("3", "new"), art("2", "ready")];
  expect(withoutTwice(hanging, [art("2", "was drawn"), art("1", "old")])).toEqual([
    ...hanging,
    art("1", "old"),
  ]);
});

import { expect, test } from "vitest";
import { aTill } from "../../support/till.ts";

test("a picture is not sold on a sheet of another shape, because something of it would be cut off", async () => {
  const { aShopper } = aTill();
  const { line, checkOut } = await aShopper();
  const { status, body } = await checkOut([line({ Size: "16x16" })]);
  expect([status, body.error]).toEqual([
    422,
    expect.stringContaining("does not have the shape of this size"),
  ]);
  expect((await checkOut([line({ Size: "16x24" })])).status).toBe(200);
});

test("a portrait has a frame below the largest size", async () => {
  const { aShopper } = aTill();
  const { line, checkOut } = await aShopper();
  for (const Size of ["12x18", "16x24", "20x30"])
    expect((await checkOut([line({ Size, Frame: "natural" })])).status).toBe(200);
});

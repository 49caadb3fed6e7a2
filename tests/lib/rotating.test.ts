import { expect, test } from "vitest";
import { secretsIn } from "../../functions/lib/rotating.ts";

test("secrets that are being changed may be written with spaces, and one may be missing", () => {
  expect(secretsIn("whsec_new, whsec_old")).toEqual(["whsec_new", "whsec_old"]);
  expect(secretsIn(" whsec_new ,")).toEqual(["whsec_new"]);
  expect(secretsIn("")).toEqual([]);
});

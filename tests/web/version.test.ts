import { expect, test } from "vitest";
import { versionAndStyle } from "../../web/src/images/version.ts";
import { aPicture } from "./remembered.ts";

test("which version a picture is does not follow what becomes of the others of its batch", () => {
  const third = {
    ...aPicture("b~2x"),
    journeyStepValues: { subject: "a fox", artStyle: "sumi-e-style" },
  };
  expect(versionAndStyle(third)).toBe("Version 3, Sumi-e");
  expect(versionAndStyle({ ...third, relatedBatch: "" })).toBe("Sumi-e");
});

import { join } from "node:path";
import { expect, test } from "vitest";
import { shortClass } from "../../web/build/short-class.ts";

const site = join(import.meta.dirname, "../../web/src");
const file = join(site, "journeys/Waiting.module.css");
const css =
  ".sheet{animation:wander 5s}.sheet img{opacity:.5}@keyframes wander{}@keyframes develop{}.heard{}";

test("classes and animations of a sheet have each a name of their own", () => {
  const names = ["sheet", "wander", "develop", "heard"].map((name) => shortClass(name, file, css));
  expect(new Set(names).size).toBe(4);
  expect(names).toEqual(names.map(() => expect.stringMatching(/^[a-z][a-z\d]{2}$/)));
});

test("a name or a sheet that nobody counted ends the build", () => {
  expect(() => shortClass("elsewhere", file, css)).toThrow("elsewhere");
  expect(() => shortClass("sheet", join(site, "Elsewhere.module.css"), css)).toThrow("Elsewhere");
});

import { expect, test } from "vitest";
import { at, readForm } from "../../stacks/local/stripe/form.ts";

test("a form's names make branches, whatever they are called", () => {
  const form = readForm("__proto__[polluted]=yes&a[constructor][prototype][polluted]=yes&a[0][b]=1");
  expect(at(form, "__proto__", "polluted")).toBe("yes");
  expect(at(form, "a", "0", "b")).toBe("1");
  expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain("polluted");
  expect(at(readForm(""), "toString", "name")).toBeUndefined();
});

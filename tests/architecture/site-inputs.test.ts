import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hashOfInputs } from "../../stacks/local/site-inputs.ts";
import { imports, isPackage, root } from "./sources.ts";

const isOutside = ({ from, to, typeOnly }: (typeof imports)[number]) =>
  from.startsWith("web/") && !to.startsWith("web/") && !isPackage(to) && !typeOnly;
const taken = [...new Set(imports.filter(isOutside).map(({ to }) => to))];

test("the site is built anew when anything changes that a file of it takes from elsewhere", () => {
  const folder = mkdtempSync(join(tmpdir(), "site-inputs-"));
  const missed = taken.filter((file) => {
    const before = hashOfInputs(folder);
    cpSync(join(root, file), join(folder, file), { recursive: true });
    return hashOfInputs(folder) === before;
  });
  rmSync(folder, { recursive: true });
  expect(taken.length).toBeGreaterThan(10);
  expect(missed).toEqual([]);
});

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { accountLimits } from "../../functions/core/accounts/limits.ts";
import { imageLimits } from "../../functions/core/images/limits.ts";
import { root } from "./sources.ts";

const known = { ...accountLimits(), ...imageLimits() };
const places = globSync(["{README,stacks/**/*,functions/**/*,tests/**/*}.md", ".github/workflows/*.yml"], {
  cwd: root,
});

test("every limit that papers and workflows set is one: a stage with another does not start", () => {
  const set = places.flatMap((path) =>
    [...readFileSync(join(root, path), "utf8").matchAll(/\b(\w+)=\d+\/\d+/g)].map(([, name = ""]) => ({
      path,
      name,
    })),
  );
  expect(set.length).toBeGreaterThan(3);
  expect(set.filter(({ name }) => !(name in known))).toEqual([]);
});

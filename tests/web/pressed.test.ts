import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const web = join(import.meta.dirname, "../../web/src");

/** All that can be painted anew without asking where anything stands. */
const painted =
  /^(?:color|background(?:-color)?|border-color|box-shadow|outline(?:-offset|-color)?|opacity)$/;

/** What a sheet says of controls that are pressed in. */
const pressedIn = (css: string) =>
  [...css.matchAll(/([^{}]*)\{([^{}]*)\}/g)].flatMap(([, selectors = "", rules = ""]) =>
    selectors.includes('[aria-pressed="true"]')
      ? [...rules.matchAll(/([\w-]+) *:/g)].map(([, property = ""]) => property)
      : [],
  );

test("a control that is pressed in is found wherever a selector names it", () => {
  const css =
    '.a { width: 1px }\n.b[aria-pressed="true"],\n.c { height: 1px }\n.d[aria-pressed="true"]:hover { top: 0 }';
  expect(pressedIn(css)).toEqual(["height", "top"]);
});

test("what is pressed in is painted anew, and nothing around it is laid out anew", () => {
  const declared = globSync("**/*.css", { cwd: web }).flatMap((file) =>
    pressedIn(readFileSync(join(web, file), "utf8")).map((property) => ({ file, property })),
  );
  expect(declared.length).toBeGreaterThan(5);
  expect(declared.filter(({ property }) => !painted.test(property))).toEqual([]);
});

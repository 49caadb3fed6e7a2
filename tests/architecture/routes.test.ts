import { expect, test } from "vitest";
import { applicationPaths, homePaths, prerenderedPaths } from "../../functions/edge/routes.ts";
import { screens } from "../../web/src/screens.ts";

test("the edge serves as ready pages exactly those that the site's build writes", () => {
  const written = screens.filter(({ prerendered }) => prerendered).map(({ path }) => path);
  expect(written.toSorted()).toEqual([...prerenderedPaths, "/"].toSorted());
});

test("the edge knows every other screen of the site as a part of the application", () => {
  const screenPaths = screens.filter(({ prerendered }) => !prerendered).map(({ path }) => path);
  const known = (path: string) =>
    applicationPaths.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
  expect(screenPaths.filter((path) => !known(path))).toEqual([]);
  expect(homePaths).toContain("/home");
});

import { expect, test } from "vitest";
import { footerLinks, screenPaths } from "../../functions/core/site/addresses.ts";
import { applicationPaths, homePaths, readyPaths } from "../../functions/edge/routes.ts";
import { forStrangers, pages } from "../../web/build/ready.ts";
import { screens } from "../../web/src/screens.ts";

test("the edge serves as files of their own exactly the pages that the site's build writes", () => {
  const [home, ...others] = [...pages, ...forStrangers];
  expect(home?.path).toBe("/");
  expect(readyPaths.toSorted()).toEqual(others.map(({ path }) => path).toSorted());
});

test("the edge knows every other screen of the site as a part of the application", () => {
  const known = (path: string) =>
    [...homePaths, ...readyPaths].includes(path) ||
    applicationPaths.some((stem) => path === stem || path.startsWith(`${stem}/`));
  expect(screenPaths.filter(({ path }) => !known(path))).toEqual([]);
});

test("a screen that is written for strangers says what makes it another, and no other screen does", () => {
  const written = new Set(forStrangers.map(({ name }) => name));
  const changed = Object.entries(screens).flatMap(([name, { changedBy }]) => (changedBy ? [name] : []));
  expect(changed.toSorted()).toEqual([...written].toSorted());
});

test("the route table of the specification is all there", () => {
  const known = screenPaths.map(({ path }) => path);
  const specified = [
    ...["/", "/home", "/journey", "/journey/:journeyId", "/imageReview/:imageBatchId"],
    ...["/image/:imageId", "/products", "/products/:shortname", "/products/preview/:shortname", "/cart"],
    ...["/checkout/success/:sessionId", "/your-creations", "/orders", "/verify-email", "/about"],
    ...["/how-it-works", "/contact", "/returns", "/shipping", "/terms-of-service", "/privacy-policy"],
    "/cookie-policy",
  ];
  expect(specified.filter((path) => !known.includes(path as never))).toEqual([]);
  // It is named by the rule that hides the footer, and by nothing else: as an unknown path it leads home.
  expect(known).not.toContain("/defaultJourney");
});

test("the footer leads to the pages that the specification names", () => {
  const names = (column: Parameters<typeof footerLinks>[0]) => footerLinks(column).map(({ name }) => name);
  expect(names("Company")).toEqual(expect.arrayContaining(["Why Us", "Contact Us", "How it works"]));
  expect(names("Help")).toEqual(expect.arrayContaining(["Returns", "Shipping"]));
  expect(names("Legal")).toEqual(
    expect.arrayContaining(["Terms of Service", "Privacy Policy", "Cookie Policy"]),
  );
});

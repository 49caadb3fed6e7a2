import { expect, test } from "vitest";
import { footerLinks, screenPaths } from "../../functions/core/site/addresses.ts";
import { applicationPaths, homePaths, readyPaths } from "../../functions/edge/routes.ts";
import { pages } from "../../web/ready.ts";

test("the edge serves as ready pages exactly those that the site's build writes", () => {
  const [home, ...others] = pages;
  expect(home?.path).toBe("/");
  expect(readyPaths.toSorted()).toEqual(others.map(({ path }) => path).toSorted());
});

test("the edge knows every other screen of the site as a part of the application", () => {
  const known = (path: string) =>
    [...homePaths, ...readyPaths].includes(path) ||
    applicationPaths.some((stem) => path === stem || path.startsWith(`${stem}/`));
  expect(screenPaths.filter(({ path }) => !known(path))).toEqual([]);
});

test("the route table of the specification is all there", () => {
  const known = screenPaths.map(({ path }) => path);
  const specified = [
    ...["/", "/home", "/journey", "/journey/:journeyId", "/defaultJourney", "/imageReview/:imageBatchId"],
    ...["/image/:imageId", "/products", "/products/:shortname", "/products/preview/:shortname", "/cart"],
    ...["/checkout/success/:sessionId", "/your-creations", "/orders", "/verify-email", "/about"],
    ...["/how-it-works", "/contact", "/returns", "/shipping", "/terms-of-service", "/privacy-policy"],
    "/cookie-policy",
  ];
  expect(specified.filter((path) => !known.includes(path as never))).toEqual([]);
});

test("the footer leads to the pages that the specification names", () => {
  const names = (column: Parameters<typeof footerLinks>[0]) => footerLinks(column).map(({ name }) => name);
  expect(names("Company")).toEqual(expect.arrayContaining(["Why Us", "Contact Us", "How it works"]));
  expect(names("Help")).toEqual(expect.arrayContaining(["Returns", "Shipping"]));
  expect(names("Legal")).toEqual(
    expect.arrayContaining(["Terms of Service", "Privacy Policy", "Cookie Policy"]),
  );
});

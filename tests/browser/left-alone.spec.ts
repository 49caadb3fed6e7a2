import type { Page, Route } from "@playwright/test";
import type { Store } from "../../web/src/store.ts";
import { expect, hasHeard, test, toastsStay } from "./pages.ts";
import { answering, given } from "./states/answering.ts";
import { known, picture, somebody } from "./states/things.ts";

// Pictures were asked for, and whoever did so has left before the shop answered.
test.use({ expectedFault: /status of 422/ });

const why = "Not these words, please.";
const refuse = (route?: Route) =>
  route?.fulfill({ status: 422, json: { error: why, code: "invalid_input" } });

async function askedFor(page: Page, state: Partial<Store> = {}) {
  const asked: Route[] = [];
  await page.route("**/api/v1/images/text-to-image", (route) => void asked.push(route));
  await answering(page);
  await given(page, { ...somebody, ...state }, known);
  await page.goto(`/image/${picture._id}`);
  await toastsStay(page);
  await page.getByRole("button", { name: "Bauhaus" }).press("Enter");
  await expect.poll(() => asked.length).toBe(1);
  return asked;
}

/** The code of a screen is on its way until it is let in. */
async function held(page: Page, screen: string) {
  const { promise: coming, resolve: letIn } = Promise.withResolvers<void>();
  await page.route(`**/assets/${screen}-*.js`, async (route) => {
    await coming;
    await route.continue();
  });
  return letIn;
}

async function leave(page: Page) {
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/your-creations");
}

test("is told so while the gallery is still on its way", async ({ page }) => {
  const letIn = await held(page, "Creations");
  const [route] = await askedFor(page);
  await leave(page);
  await refuse(route);
  await hasHeard(page);
  letIn();
  await expect(page.getByRole("heading", { level: 1, name: "Your Creations" })).toBeVisible();
  await expect(page.getByText(why)).toBeVisible();
});

/** The browser's own way, which asks nobody. */
const goBack = (page: Page) =>
  page.evaluate(() => {
    history.pushState(null, "", "/contact");
    dispatchEvent(new PopStateEvent("popstate"));
  });

test("by the browser's own way, and is told as well", async ({ page }) => {
  const [route] = await askedFor(page);
  await goBack(page);
  await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
  await refuse(route);
  await expect(page.getByText(why)).toBeVisible();
});

test("by the browser's own way, and is told while the next screen is on its way", async ({ page }) => {
  const letIn = await held(page, "Contact");
  const [route] = await askedFor(page);
  await goBack(page);
  await refuse(route);
  await hasHeard(page);
  letIn();
  await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
  await expect(page.getByText(why)).toBeVisible();
});

test("is told that the shop refused; others that were asked for meanwhile are still waited for", async ({
  page,
}) => {
  const asked = await askedFor(page);
  await leave(page);
  await refuse(asked[0]);
  await expect(page.getByText(why)).toBeVisible();

  await page.goBack();
  await page.getByRole("button", { name: "Bauhaus" }).press("Enter");
  await expect.poll(() => asked.length).toBe(2);
  await leave(page);
  await page.goBack();
  await page.getByRole("button", { name: "Watercolor" }).press("Enter");
  await expect.poll(() => asked.length).toBe(3);
  await refuse(asked[1]);
  await expect(page.getByText(why)).toHaveCount(2);
  await expect(page.getByRole("dialog", { name: "Your pictures are being made" })).toBeVisible();
});

test("and is still called for those that were on their way before", async ({ page }) => {
  const [route] = await askedFor(page, { awaited: "some" });
  await leave(page);
  await refuse(route);
  await expect(page.getByText(why)).toBeVisible();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("root") ?? "{}").state.awaited);
  expect(kept).toBe("some");
});

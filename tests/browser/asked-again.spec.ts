import { expect, hasHeard, test } from "./pages.ts";
import { answering, given } from "./states/answering.ts";
import { known, picture, pictures, somebody } from "./states/things.ts";

// What is seen stays seen when it is asked for once more in vain.
test.use({ expectedFault: /status of (?:40[04]|503)/ });

const refused = { status: 400, json: { error: "Not now.", code: "invalid_input" } };

test("a picture stays, and its marks as they were kept, when it cannot be asked for again", async ({
  page,
}) => {
  let answers = true;
  await page.route("**/api/v1/images/some", (route) =>
    route.fulfill(answers ? { json: { image: { ...picture, _id: "some", own: true } } } : refused),
  );
  await page.route("**/api/v1/images/some/marks/*", (route) => route.fulfill({ json: {} }));
  await page.goto("/image/some");
  const pressed = async (press: () => Promise<unknown>) => {
    const again = page.waitForResponse("**/api/v1/images/some");
    await press();
    await again;
    await hasHeard(page);
  };
  const [selling, favorite] = [
    page.getByRole("checkbox").first(),
    page.getByRole("button", { name: "Favorite" }),
  ];
  await expect(selling).toBeChecked();
  answers = false;
  await pressed(() => selling.click());
  await pressed(() => favorite.click());
  await expect(page.getByRole("heading", { level: 1, name: picture.prompt })).toBeVisible();
  await expect(favorite).toHaveAttribute("aria-pressed", "true");
  await expect(selling).not.toBeChecked();
});

test("a product's preview stays when the shop does not answer it", async ({ page }) => {
  await page.route("**/api/v1/products", (route) => route.fulfill(refused));
  const asked = page.waitForResponse("**/api/v1/products");
  await page.goto("/products/preview/artpaper");
  await asked;
  await hasHeard(page);
  await expect(page.getByRole("heading", { level: 1, name: "Product Preview page" })).toBeVisible();
});

test("a preview that the shop does not answer says so, and not that there is no such product", async ({
  page,
}) => {
  await page.route("**/api/v1/products", (route) => route.fulfill(refused));
  await page.goto("/about");
  await page.evaluate(() => {
    history.pushState(null, "", "/products/preview/artpaper");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page.getByRole("heading", { level: 1, name: "We could not load this product" })).toBeVisible();
  await page.unroute("**/api/v1/products");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Product Preview page" })).toBeVisible();
});

test("whoever waits for pictures is called, though the shop failed when it was asked for them first", async ({
  page,
}) => {
  const path = "/images/generated-images/search";
  let failing = true;
  await page.route(`**/api/v1${path}`, (route) =>
    route.fulfill(
      failing
        ? { status: 503, json: { error: "Not now.", code: "x" } }
        : { json: { generatedImages: pictures } },
    ),
  );
  await page.clock.install();
  await answering(page);
  const { [`POST ${path}` as keyof typeof known]: _, ...answers } = known;
  await given(page, { ...somebody, awaited: "some" }, answers);
  await page.goto("/about");
  for (let times = 0; times < 4; times++) {
    const failed = page.waitForResponse(`**/api/v1${path}`);
    await page.clock.runFor(30_000);
    await failed;
    await hasHeard(page);
  }
  failing = false;
  await page.clock.runFor(30_000);
  await expect(page.getByText("Your pictures are ready")).toBeVisible();
});

test("whoever waits for pictures in another window is called there", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
    Object.defineProperty(document, "hidden", { get: () => true });
    const refuse = () => {
      throw new TypeError("Illegal constructor");
    };
    Object.assign(window, { Notification: Object.assign(refuse, { permission: "granted" }) });
  });
  let status = "generating";
  await page.route("**/api/v1/images/generated-images/search", (route) =>
    route.fulfill({ json: { generatedImages: pictures.map((one) => ({ ...one, status })) } }),
  );
  await answering(page);
  const { "POST /images/generated-images/search": _, ...answers } = known;
  const looked = page.waitForResponse("**/images/generated-images/search");
  await given(page, { ...somebody, awaited: "some" }, answers);
  await page.goto("/about");
  await looked;
  status = "ready";
  await expect(page).toHaveTitle("(4) Your pictures are ready");
  // Phones refuse to make a note of the system's by a page, and it is a courtesy.
  await expect(page.getByText("Your pictures are ready")).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page).not.toHaveTitle("(4) Your pictures are ready");
});

test("whoever goes back from pictures that are being made is called, and led nowhere", async ({ page }) => {
  let status = "generating";
  await page.route("**/api/v1/images/generated-images/search", (route) =>
    route.fulfill({ json: { generatedImages: pictures.map((one) => ({ ...one, status })) } }),
  );
  await answering(page);
  const { "POST /images/generated-images/search": _, ...answers } = known;
  const values = { subject: "A heron in the reeds", aspectRatio: "square" };
  const wish = { values, parent: picture._id };
  const underWay = { journeyId: picture.journey, key: "a press", wish, batchId: "some" };
  await given(page, { ...somebody, underWay }, answers);
  await page.goto("/journey/default-journey");
  // What is waited for is a change of a picture, and belongs to that picture's page.
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const waiting = page.getByRole("dialog", { name: "Your pictures are being made" });
  await expect(waiting).toBeHidden();
  await page.goto("/shipping");
  await page.evaluate((path) => history.pushState(null, "", path), `/image/${picture._id}`);
  await page.evaluate(() => dispatchEvent(new PopStateEvent("popstate")));
  await expect(waiting).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Shipping" })).toBeVisible();
  status = "ready";
  await expect(page.getByText("Your pictures are ready")).toBeVisible();
  await expect(page).toHaveURL("/shipping");
});

test("whoever is called for some is called for the others that they have left as well", async ({ page }) => {
  await page.route("**/api/v1/images/generated-images/search", (route) =>
    route.fulfill({ json: { generatedImages: pictures.map((one) => ({ ...one, status: "ready" })) } }),
  );
  await answering(page);
  const wish = { values: { subject: "A heron in the reeds" } };
  const underWay = { journeyId: picture.journey, key: "a press", wish, batchId: "others", left: true };
  await given(page, { ...somebody, awaited: "some", underWay }, known);
  await page.goto("/about");
  const see = page.getByRole("link", { name: "See them" });
  await expect(see).toHaveAttribute("href", /some/);
  await page.getByRole("button", { name: "Later" }).click();
  await expect(see).toHaveAttribute("href", /others/);
  await page.getByRole("button", { name: "Later" }).click();
  await expect(see).toHaveCount(0);
});

test("whoever goes back to another document from them is called there, and may still come back to wait", async ({
  page,
}) => {
  let status = "generating";
  await page.route("**/api/v1/images/generated-images/search", (route) =>
    route.fulfill({ json: { generatedImages: pictures.map((one) => ({ ...one, status })) } }),
  );
  await page.goto("/");
  await page.getByLabel("What would you like to see?").fill("A heron in the reeds at dusk");
  await page.getByRole("radio", { name: "Bauhaus" }).locator("xpath=..").click();
  await page.getByRole("button", { name: "Generate" }).click();
  await page.getByRole("button", { name: "Generate Image" }).click();
  const waiting = page.getByRole("dialog", { name: "Your pictures are being made" });
  await page.waitForResponse("**/images/generated-images/search");
  await page.reload();
  await expect(waiting).toBeVisible();
  await page.goto("/about");
  await page.goBack();
  await expect(waiting).toBeVisible();
  await page.goto("/about");
  status = "ready";
  await expect(page.getByText("Your pictures are ready")).toBeVisible();
  await page.getByRole("button", { name: "Later" }).click();
  await page.goto("/journey");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(waiting).toBeHidden();
});

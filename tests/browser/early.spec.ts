import type { Page } from "@playwright/test";
import { expect, test } from "./pages.ts";
import { comeSignedIn } from "./people.ts";
import { picture } from "./states/things.ts";

// A picture that there is not is missing, and what belongs to one is its owner's.
test.use({ expectedFault: /status of 40[14]/ });

/** Opens a page while the platform is withheld: what is asked meanwhile was asked by the shell itself. */
async function askedBefore(page: Page, path: string, wanted: RegExp) {
  const { promise: coming, resolve: letIn } = Promise.withResolvers<void>();
  const asked: string[] = [];
  const count = (request: { url(): string }) => {
    if (wanted.test(request.url())) asked.push(request.url());
  };
  page.on("request", count);
  await page.route("**/assets/platform-*.js", async (route) => {
    await coming;
    await route.continue();
  });
  const opened = page.goto(path, { waitUntil: "networkidle" });
  await expect.poll(() => asked.length).toBe(1);
  letIn();
  await opened;
  page.off("request", count);
  await page.unroute("**/assets/platform-*.js");
  return asked;
}

for (const [path, wanted] of [
  ["/image/nothing", /\/api\/v1\/images\/nothing$/],
  ["/image/nothing", /\/assets\/ImagePage-.*\.js$/],
] as const)
  test(`${path} asks for ${wanted.source} before the platform is there, and once`, async ({ page }) => {
    expect(await askedBefore(page, path, wanted)).toHaveLength(1);
  });

const inWidths = (id: string, widths: number[]) => {
  const files = widths.map((width) => ({ url: `/pictures/${id}/${width}.avif`, width }));
  return { ...picture, _id: id, sources: [{ type: "image/avif", files }] };
};
/** Three in two widths, of which each is shown in the second. */
const made = [0, 1, 2].map((n) => inWidths(`made~${n}x`, [160, 480]));

const drawn = (page: Page) =>
  page.route("**/pictures/*/*", (route) => route.fulfill({ path: "web/public/art/bauhaus-240.avif" }));

test("a picture comes together with its page's code, in the file that the page will choose, and once", async ({
  page,
}) => {
  const image = inWidths("some", [320, 1024]);
  await page.route("**/api/v1/images/some", (route) => route.fulfill({ json: { image } }));
  await drawn(page);
  expect(await askedBefore(page, "/image/some", /\/some\/1024\.avif$/)).toHaveLength(1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(picture.prompt);
});

test("the pictures of a batch are asked for early, and the chosen one comes in the file that is shown, once", async ({
  page,
}) => {
  await comeSignedIn(page, "/about");
  await page.addInitScript((currentArt) => {
    const { state } = JSON.parse(localStorage.getItem("root") ?? "");
    localStorage.setItem("root", JSON.stringify({ state: { ...state, currentArt }, version: 1 }));
  }, made[1]);
  const asked: string[] = [];
  await page.route("**/api/v1/images/generated-images/search", (route) => {
    asked.push(route.request().postData() ?? "");
    return route.fulfill({ json: { generatedImages: made } });
  });
  await drawn(page);
  expect(await askedBefore(page, "/imageReview/some", /\/made~\dx\/480\.avif$/)).toEqual([
    expect.stringContaining("/made~1x/"),
  ]);
  expect(asked).toEqual(['{"relatedBatch":"some"}']);
  await expect(page.getByRole("button", { name: "Version 2" })).toHaveAttribute("aria-pressed", "true");
});

test("the gallery's favorite, which stands first there, comes early in the file that is shown, and once", async ({
  page,
}) => {
  await comeSignedIn(page, "/about");
  const generatedImages = made.map((one, at) => ({ ...one, favorite: at === 1 }));
  await page.route("**/api/v1/user/generatedImages?*", (route) =>
    route.fulfill({ json: { generatedImages } }),
  );
  await drawn(page);
  const asked = await askedBefore(page, "/your-creations", /\/pictures\/made~/);
  expect(asked[0]).toMatch(/\/made~1x\/480\.avif$/);
  expect(asked.filter((url) => url.includes("/made~1x/"))).toHaveLength(1);
  await expect(page.getByRole("region", { name: "Favorites" }).getByRole("img")).toHaveCount(1);
});

for (const [screen, width, deviceScaleFactor] of [
  ["a phone's fine screen is given half the bytes", 360, 3],
  ["a narrow window that is not so fine is given as much as it shows", 590, 1],
] as const)
  test.describe(() => {
    test.use({ viewport: { width, height: 780 }, deviceScaleFactor });
    test(screen, async ({ page, baseURL }) => {
      const image = inWidths("some", [320, 640, 1024]);
      await page.route("**/api/v1/images/some", (route) => route.fulfill({ json: { image } }));
      await drawn(page);
      await page.goto("/image/some");
      const shown = page.getByRole("article").getByRole("img").first();
      await expect(shown).toHaveJSProperty("currentSrc", `${baseURL}/pictures/some/640.avif`);
    });
  });

test("who is signed in is answered early as well, as themselves", async ({ page }) => {
  await comeSignedIn(page, "/about");
  expect(await askedBefore(page, "/orders", /\/api\/v1\/orders\?/)).toHaveLength(1);
  await expect(page.getByText("You haven't placed any orders yet.")).toBeVisible();
  expect(await askedBefore(page, "/your-creations", /\/user\/generatedImages/)).toHaveLength(1);
  expect(await askedBefore(page, "/orders/nothing", /\/api\/v1\/orders\/nothing/)).toHaveLength(1);
});

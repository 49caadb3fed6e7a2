import type { Page } from "@playwright/test";
import { expect, test } from "./pages.ts";
import { aPerson, register } from "./people.ts";
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

test("a picture comes together with its page's code, in the file that the page will choose, and once", async ({
  page,
}) => {
  const files = [320, 1024].map((width) => ({ url: `/pictures/some/${width}.avif`, width }));
  const image = { ...picture, _id: "some", sources: [{ type: "image/avif", files }] };
  await page.route("**/api/v1/images/some", (route) => route.fulfill({ json: { image } }));
  await page.route("**/pictures/some/*", (route) =>
    route.fulfill({ path: "web/public/art/bauhaus-240.avif" }),
  );
  expect(await askedBefore(page, "/image/some", /\/some\/1024\.avif$/)).toHaveLength(1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(picture.prompt);
});

test("the pictures of a batch are asked for early, and the chosen one comes in the file that is shown, once", async ({
  page,
  request,
  isMobile,
}) => {
  const made = [1, 2, 3].map((number) => {
    const files = [160, 480].map((width) => ({ url: `/pictures/made-${number}/${width}.avif`, width }));
    return { ...picture, _id: `made-${number}`, sources: [{ type: "image/avif", files }] };
  });
  await page.goto("/");
  await register(page, request, isMobile, aPerson());
  await page.addInitScript((currentArt) => {
    const { state } = JSON.parse(localStorage.getItem("root") ?? "");
    localStorage.setItem("root", JSON.stringify({ state: { ...state, currentArt }, version: 1 }));
  }, made[1]);
  const asked: string[] = [];
  await page.route("**/api/v1/images/generated-images/search", (route) => {
    asked.push(route.request().postData() ?? "");
    return route.fulfill({ json: { generatedImages: made } });
  });
  await page.route("**/pictures/made-*/*", (route) =>
    route.fulfill({ path: "web/public/art/bauhaus-240.avif" }),
  );
  expect(await askedBefore(page, "/imageReview/some", /\/made-\d\/480\.avif$/)).toEqual([
    expect.stringContaining("/made-2/"),
  ]);
  expect(asked).toEqual(['{"relatedBatch":"some"}']);
  await expect(page.getByRole("button", { name: "Version 2" })).toHaveAttribute("aria-pressed", "true");
});

test("who is signed in is answered early as well, as themselves", async ({ page, request, isMobile }) => {
  await page.goto("/");
  await register(page, request, isMobile, aPerson());
  expect(await askedBefore(page, "/orders", /\/api\/v1\/orders\?/)).toHaveLength(1);
  await expect(page.getByText("You haven't placed any orders yet.")).toBeVisible();
  expect(await askedBefore(page, "/your-creations", /\/user\/generatedImages/)).toHaveLength(1);
  expect(await askedBefore(page, "/orders/nothing", /\/api\/v1\/orders\/nothing/)).toHaveLength(1);
});

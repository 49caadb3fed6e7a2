import { expect, test } from "./pages.ts";
import { quickAnswers } from "./quick-shop.ts";

/** A pixel of nothing, as what a model may show before it is done. */
const partial = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==";

const { generatedImages } = quickAnswers.images;
const soFar = generatedImages.map((image, place) => ({
  ...image,
  imageUrl: "",
  ...(place < 2 ? { status: "generating", placeholder: partial } : { status: "pending" }),
}));

test("what there is of a picture is seen in its frame until the picture is", async ({ page }) => {
  let isReady = false;
  await page.route("**/generated-images/search", (route) =>
    route.fulfill({ json: { generatedImages: isReady ? generatedImages : soFar } }),
  );
  // A guest comes back to a page that waits for pictures.
  const { user } = await (await page.request.post("/api/v1/auth/register-guest")).json();
  const underWay = { journeyId: "default-journey", key: "a press", wish: { values: {} }, batchId: "quick" };
  await page.addInitScript(
    (root) => localStorage.getItem("root") ?? localStorage.setItem("root", root),
    JSON.stringify({ state: { user, underWay }, version: 1 }),
  );
  await page.goto("/journey/default-journey");
  const frames = page.getByRole("dialog").getByRole("listitem");
  await expect(frames).toHaveText(["Developing…", "Developing…", "Drawing…", "Drawing…"]);
  await expect(frames.locator("img")).toHaveCount(2);
  await expect(frames.locator("img").first()).toHaveJSProperty("naturalWidth", 1);
  isReady = true;
  await expect(page.getByRole("heading", { name: "Review your creation" })).toBeVisible();
});

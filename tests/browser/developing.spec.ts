import { expect, test } from "./pages.ts";
import { quickAnswers } from "./quick-shop.ts";

/** A pixel of nothing, as what a model may show before it is done. */
const partial = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==";

const { generatedImages } = quickAnswers.images;
const soFar = generatedImages.map((image, place) => ({
  ...image,
  imageUrl: "",
  createdAt: "2026-11-23T08:00:00.000Z",
  ...(place < 2 ? { status: "generating", placeholder: partial } : { status: "pending" }),
}));

test("what there is of a picture is seen on the wall and in its frame until the picture is", async ({
  page,
}) => {
  let isReady = false;
  await page.route("**/generated-images/search", (route) =>
    route.fulfill({ json: { generatedImages: isReady ? generatedImages : soFar } }),
  );
  await page.route("**/user/generatedImages?*", (route) =>
    route.fulfill({ json: { generatedImages: soFar } }),
  );
  // A guest who comes back, and whose pictures are still being made.
  const { user } = await (await page.request.post("/api/v1/auth/register-guest")).json();
  const underWay = { journeyId: "default-journey", key: "a press", wish: { values: {} }, batchId: "quick" };
  await page.addInitScript(
    (root) => localStorage.getItem("root") ?? localStorage.setItem("root", root),
    JSON.stringify({ state: { user, underWay }, version: 1 }),
  );
  await page.goto("/your-creations");
  const hung = page.getByRole("main").getByRole("img", { name: soFar[0]?.prompt ?? "" });
  await expect(hung).toHaveText(["Developing…", "Developing…", "Drawing…", "Drawing…"]);
  await expect(hung.first()).toHaveCSS("background-image", /data:image\/gif/);
  await page.goto("/journey/default-journey");
  const frames = page.getByRole("dialog").getByRole("listitem");
  await expect(frames).toHaveText(["Developing…", "Developing…", "Drawing…", "Drawing…"]);
  await expect(frames.locator("img")).toHaveCount(2);
  await expect(frames.locator("img").first()).toHaveJSProperty("naturalWidth", 1);
  isReady = true;
  await expect(page.getByRole("heading", { name: "Review your creation" })).toBeVisible();
});

test("whoever chooses among pictures of which none is ready yet is told so, and sees them when they are", async ({
  page,
}) => {
  let isReady = false;
  await page.route("**/user/generatedImages?*", (route) =>
    route.fulfill({ json: { generatedImages: isReady ? generatedImages : soFar } }),
  );
  const { user } = await (await page.request.post("/api/v1/auth/register-guest")).json();
  await page.addInitScript(
    (root) => localStorage.setItem("root", root),
    JSON.stringify({ state: { user }, version: 1 }),
  );
  await page.goto("/products/artpaper");
  await page.getByRole("button", { name: "Choose Image" }).click();
  const choice = page.getByRole("dialog", { name: "Select Image" });
  await expect(choice.getByText("Your pictures are being made")).toBeVisible();
  await expect(choice.getByText("No images found")).toBeHidden();
  isReady = true;
  await expect(choice.getByRole("listitem")).toHaveCount(4);
});

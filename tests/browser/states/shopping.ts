import { nothing } from "../../../web/src/store.ts";
import { expect } from "../pages.ts";
import { nobody, press, pressBelow, type State } from "./state.ts";
import { lines, picture, pictures, somebody, user } from "./things.ts";

const progress = (currentStep: number, more: object = {}) => ({
  ...somebody,
  progress: {
    "default-journey": {
      currentStep,
      journeyStepValues: {
        artStyle: "sumi-e-style",
        subject: "A fox asleep under a birch",
        aspectRatio: "portrait",
      },
      complete: false,
      ...more,
    },
  },
});

export const cart: Record<string, State> = {
  "a cart with lines": {
    path: "/cart",
    answers: { "POST /cart/create-checkout-session": 422 },
    shows: "remove it to check out",
  },
  "a ZIP code that is none": {
    act: async (page) => {
      await page.getByLabel("Deliver to ZIP").fill("12");
      await page.keyboard.press("Tab");
    },
    shows: "Five digits, as in 10001",
  },
  "a checkout that fails": { act: press("Checkout"), shows: "That did not work this time." },
  "a line taken out": { act: press("Remove Art Paper Print"), shows: "Undo" },
  "a cart that came along, and whose shipping nobody has asked for": {
    path: "/cart",
    as: { ...somebody, cart: { ...nothing.cart, cartItems: lines } },
    answers: {
      "POST /auth/authenticate": { accessToken: "t", user: { ...user, cart: { items: lines, quotes: [] } } },
    },
    shows: "Total with shipping from",
  },
  "a cart whose pictures do not come": {
    path: "/cart",
    as: {
      ...somebody,
      cart: {
        ...nothing.cart,
        cartItems: lines.map((line) => ({
          ...line,
          relatedImage: { ...line.relatedImage, imageUrl: "/pictures/none" },
        })),
        // A tab was closed in the middle of a change: nobody waits for its answer.
        isLatestRequestPending: true,
        pendingRequestId: "of a closed tab",
      },
    },
    answers: { "POST /auth/authenticate": "never", "PUT /cart": "never" },
    act: async (page) => {
      await expect(page.locator("main span[role=img]").first()).toBeVisible();
      await expect(page.getByRole("button", { name: "Checkout" })).toBeEnabled();
    },
    shows: "Your Cart",
  },
  "a cart whose change was not kept": {
    path: "/cart",
    answers: { "PUT /cart": 422 },
    act: async (page) => {
      await expect(page.getByText("Total with shipping from")).toBeVisible();
      await page.getByLabel("Quantity").first().selectOption("3");
      // What it would have cost to send the cart of before.
      await expect(page.getByText("Total with shipping from")).toHaveCount(0);
    },
    shows: "Your last change could not be kept.",
  },
  "the cart's drawer": { path: "/about", act: press(/^Cart/), shows: "Total with shipping from" },
  "an empty drawer": { path: "/about", as: nobody, act: press(/^Cart/), shows: "Your cart is empty" },
};

export const making: Record<string, State> = {
  "a step that was refused": {
    path: "/journey",
    as: progress(2),
    answers: { "POST /images/text-to-image": 422 },
    act: press("Generate Image"),
    shows: "That did not work this time.",
  },
  "pictures being made": {
    path: "/journey",
    as: progress(2),
    answers: {
      "POST /images/text-to-image": {
        generatedImages: pictures.map((one) => ({ ...one, status: "pending", imageUrl: "" })),
      },
      "POST /images/generated-images/search": {
        generatedImages: pictures.map((one, n) => (n ? { ...one, status: "pending", imageUrl: "" } : one)),
      },
    },
    act: async (page) => {
      await press("Generate Image")(page);
      // Nothing moves here: what is typed otherwise stands there from the first moment on.
      const typed = page.locator("dialog[open] p span[aria-hidden]").first();
      expect(await typed.textContent()).toContain("fingers crossed!");
    },
    shows: "1 of 4 pictures ready",
  },
  "the review": { path: "/imageReview/quick", shows: "Review your creation" },
  "a review that cannot be loaded": {
    path: "/imageReview/quick",
    answers: { "POST /images/generated-images/search": 422 },
    shows: "We could not load your pictures",
  },
  "a product with a picture of few pixels": {
    path: `/products/artpaper?imageId=${picture._id}`,
    as: { ...somebody, currentArt: { ...picture, reach: { width: 1400, height: 2100 } } },
    act: async (page) => {
      const size = page.getByLabel("Size").locator("option");
      await expect(size.filter({ hasText: "16 × 24" })).toHaveText(/too large for this picture/);
      await expect(size.and(page.locator(":checked"))).not.toHaveText(/too large/);
      await expect(page.getByRole("button", { name: "Buy now" })).toBeEnabled();
    },
    shows: "Swap image",
  },
  "a product with a picture of too few pixels for any size": {
    path: `/products/artpaper?imageId=${picture._id}`,
    as: { ...somebody, currentArt: { ...picture, reach: { width: 300, height: 450 } } },
    act: async (page) => {
      await expect(page.getByLabel("Size")).toHaveValue("");
      // There is no sheet that it could be cut for.
      await expect(page.getByRole("slider", { name: "What is printed" })).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Buy now" })).toBeDisabled();
    },
    shows: "Too large for this picture",
  },
  "a product whose picture cannot be loaded": {
    path: "/products/artpaper?imageId=another",
    answers: { "GET /images/another": 422 },
    shows: "We could not load your picture",
  },
  "a product that cannot be bought now": {
    path: "/products/artpaper",
    answers: { "POST /create-checkout-session": 422 },
    act: press("Buy now"),
    shows: "That did not work this time.",
  },
  "choosing another picture": { act: press("Swap image"), shows: "Generate More" },
  "a picture close up": { act: pressBelow("See every detail"), shows: "As large as on paper" },
  "a picture that is not for sale": {
    path: `/products/artpaper?imageId=${picture._id}`,
    as: nobody,
    answers: { [`GET /images/${picture._id}`]: { image: { ...picture, own: false, onlyOwnerBuys: true } } },
    shows: "Only its owner can order prints",
  },
  "a session that has ended": {
    path: "/products/artpaper",
    answers: { "POST /auth/authenticate": 403 },
    shows: "Your session has ended.",
  },
  "a gallery": { path: "/your-creations", shows: "Words that you used before" },
  "a gallery that is searched in vain": {
    act: (page) => page.getByLabel("Search").fill("zebra"),
    shows: "None of your pictures is like that",
  },
  "several chosen": {
    act: async (page) => {
      await page.getByLabel("Search").clear();
      await press("Choose several")(page);
    },
    shows: "Press the pictures that you mean",
  },
  "a picture's details": {
    act: async (page) => {
      await press("Done")(page);
      await page.locator("button:has(img)").first().click();
    },
    shows: "Open in new page",
  },
  "a gallery with nothing in it": {
    path: "/your-creations",
    as: nobody,
    shows: "Or begin with one of these",
  },
  "a gallery that cannot be loaded": {
    path: "/your-creations",
    answers: { "GET /user/generatedImages": 422 },
    shows: "Error loading your creations",
  },
  "a picture's own page": {
    path: `/image/${picture._id}`,
    // In the journey's order, and not as the shop happens to say it.
    act: (page) =>
      expect(page.getByRole("list", { name: "Choices" }).getByRole("listitem")).toHaveText([
        "Sumi-e",
        "Portrait",
      ]),
    shows: "Download",
  },
  "deleting a picture": { act: press("Delete"), shows: "Delete for Good" },
  "reporting a picture": {
    path: `/image/${picture._id}`,
    answers: { [`GET /images/${picture._id}`]: { image: { ...picture, own: false } } },
    act: press(/^Report/),
    shows: /report/i,
  },
};

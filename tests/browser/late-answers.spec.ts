import type { Page } from "@playwright/test";
import { expect, hasHeard, test, toastsStay } from "./pages.ts";
import { answering, given } from "./states/answering.ts";
import { known, order, picture, somebody } from "./states/things.ts";

// Whoever has gone on to another page is told there what came of the one before, and is not led away.

test.use({ expectedFault: /status of 500/ });

type Answer = { status?: number; json: object };

/** Holds an answer back until it is given. */
async function held(page: Page, path: string) {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  await page.route(`**/api/v1${path}`, async (route) => route.fulfill(await promise));
  const heard = page.waitForResponse(`**/api/v1${path}`);
  return async (answer: Answer) => {
    resolve(answer);
    await (await heard).finished();
    await hasHeard(page);
  };
}

const goOn = async (page: Page) => {
  await page.getByRole("contentinfo").getByRole("link", { name: "Shipping" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Shipping" })).toBeVisible();
};

const isAt = async (page: Page, path: string) =>
  expect(await page.evaluate(() => location.pathname + location.hash)).toBe(path);

async function written(page: Page) {
  await page.goto("/contact");
  for (const [label, text] of [
    ["Name", "Ada"],
    ["Subject", "A print"],
    ["Message", "It arrived damaged."],
  ] as const)
    await page.getByLabel(label).fill(text);
  await page.getByRole("main").getByLabel("Email").fill("ada@example.com");
}

test("a message is told of on the next page, and is still there only if it was not sent", async ({
  page,
}) => {
  const refuse = await held(page, "/contact-form");
  await written(page);
  await page.getByRole("button", { name: "Send message" }).click();
  await goOn(page);
  await refuse({ status: 500, json: { error: "Not now.", code: "internal" } });
  await expect(page.getByText("Failed to send message. Please try again.")).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Message")).toHaveValue("It arrived damaged.");

  const answer = await held(page, "/contact-form");
  await page.getByRole("button", { name: "Send message" }).click();
  await goOn(page);
  await answer({ json: { success: true } });
  await expect(page.getByText("Message sent successfully")).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Message")).toHaveValue("");
});

test("whoever comes back before a message is answered does not send it twice", async ({ page }) => {
  const answer = await held(page, "/contact-form");
  await written(page);
  await page.getByRole("button", { name: "Send message" }).click();
  await goOn(page);
  await page.goBack();
  await expect(page.getByRole("button", { name: "Sending…" })).toBeDisabled();
  await expect(page.getByLabel("Message")).toHaveValue("It arrived damaged.");
  await answer({ json: { success: true } });
  await expect(page.getByText("Message sent successfully")).toBeVisible();
  await expect(page.getByLabel("Message")).toHaveValue("");
});

test("what is written while a message or an address is sent stays, here and on the way back", async ({
  page,
}) => {
  for (const goes of [false, true]) {
    const answer = await held(page, "/contact-form");
    await written(page);
    await page.getByRole("button", { name: "Send message" }).click();
    if (goes) {
      await goOn(page);
      await page.goBack();
    }
    await page.getByLabel("Message").fill("It arrived damaged. A corner is bent.");
    await answer({ json: { success: true } });
    await expect(page.getByText("Message sent successfully")).toBeVisible();
    await expect(page.getByLabel("Message")).toHaveValue("It arrived damaged. A corner is bent.");
    await page.unrouteAll();
  }
  const answer = await held(page, "/newsletter/subscribe");
  const address = page.getByPlaceholder("Enter your email address");
  await address.fill("ada@example.com");
  await page.getByRole("button", { name: "Subscribe Now" }).click();
  await address.fill("grace@example.com");
  await answer({ json: { success: true } });
  await expect(page.getByText("Almost there")).toBeVisible();
  await expect(address).toHaveValue("grace@example.com");
});

test("an order that is found late takes nobody off another page", async ({ page }) => {
  await page.goto("/orders");
  const answer = await held(page, "/orders/find");
  await page.getByLabel("Order number").fill("WF-1A2B3C4D");
  await page.getByRole("main").getByLabel("Email").fill("ada@example.com");
  await page.getByRole("button", { name: "Find it" }).click();
  await goOn(page);
  await answer({ json: { orderId: "order-1", key: "key" } });
  await isAt(page, "/shipping");
});

test("a picture that is deleted late takes nobody off another page", async ({ page }) => {
  await answering(page);
  await given(page, somebody, known);
  await page.goto(`/image/${picture._id}`);
  const answer = await held(page, `/images/${picture._id}`);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("button", { name: "Delete for Good" }).click();
  await page.keyboard.press("Escape");
  await goOn(page);
  await answer({ json: { success: true } });
  await expect(page.getByText("The picture has been deleted")).toBeVisible();
  await isAt(page, "/shipping");
});

// Within a page an address is another at once: one that is opened is still the old one for a while.
const toPayAt = { json: { session: { sessionId: "session-1", url: "#pay" } } };

test("a page to pay at that comes late leads nobody off another page", async ({ page }) => {
  await answering(page);
  await given(page, somebody, known);
  await page.goto("/products/artpaper");
  const answer = await held(page, "/create-checkout-session");
  await page.getByRole("button", { name: "Buy now" }).click();
  await goOn(page);
  await answer(toPayAt);
  await isAt(page, "/shipping");
});

test("a page to pay at is not opened for what is not wanted any more", async ({ page }) => {
  await answering(page);
  const { "PUT /cart": _, ...others } = known;
  await page.route("**/api/v1/cart", (route) => {
    const { items, version } = route.request().postDataJSON();
    return route.fulfill({ json: { cart: { items, quotes: [] }, version, kept: true } });
  });
  await given(page, somebody, others);
  await page.goto("/products/artpaper");
  await toastsStay(page);
  const print = await held(page, "/create-checkout-session");
  await page.getByRole("button", { name: "Buy now" }).click();
  await page.getByRole("group", { name: "Frame" }).getByRole("button", { name: "White" }).click();
  await print(toPayAt);
  const note = page.getByText("Something has changed meanwhile: please press again.");
  await expect(note).toBeVisible();
  await isAt(page, "/products/artpaper");

  await page.goto("/cart");
  await toastsStay(page);
  const cart = await held(page, "/cart/create-checkout-session");
  await page.getByRole("button", { name: "Checkout" }).click();
  await page.getByRole("button", { name: "Remove Art Paper Print" }).last().click();
  await expect(page.getByLabel("Quantity")).toHaveCount(1);
  await cart(toPayAt);
  await expect(note).toBeVisible();
  await isAt(page, "/cart");
});

test("an order as it was before is not heard of after it was cancelled", async ({ page }) => {
  await answering(page);
  const { "GET /orders/order-1": shown, ...others } = known;
  const cancelled = { order: { ...order, status: "refunding", canCancel: false, canChangeAddress: false } };
  const { promise: isCancelled, resolve } = Promise.withResolvers<void>();
  const heard: number[] = [];
  let asked = 0;
  await page.route("**/api/v1/orders/order-1", async (route) => {
    const nth = ++asked;
    if (nth === 2) await isCancelled;
    await route.fulfill({ json: nth <= 2 ? shown : cancelled }).catch(() => undefined);
    await hasHeard(page);
    heard.push(nth);
  });
  await page.route("**/order-1/cancel", (route) => route.fulfill({ json: cancelled }));
  await given(page, somebody, others);
  await page.goto("/orders/order-1");
  const ask = page.getByRole("button", { name: "Cancel order" });
  await ask.click();
  await page.getByRole("button", { name: "Cancel Order", exact: true }).click();
  await expect(page.getByText("We are sending all of your money back.")).toBeVisible();
  resolve();
  await expect.poll(() => heard).toContain(2);
  await expect(ask).toBeHidden();
});

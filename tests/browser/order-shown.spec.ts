import { expect, test } from "./pages.ts";
import { answering, given } from "./states/answering.ts";
import { checkout, known, order, somebody } from "./states/things.ts";

test.use({ expectedFault: /status of (409|50[03])/ });

test("what may be too late by now is not promised any more, whatever the shop has said", async ({ page }) => {
  await page.clock.install();
  await answering(page);
  const changeUntil = new Date(Date.now() + 60_000).toISOString();
  const changeable = { ...order, changeUntil, canCancel: true, canChangeAddress: true };
  const answer = { ...known, "GET /orders/order-1": { order: changeable } };
  await given(page, somebody, answer);
  await page.goto("/orders/order-1");
  const cancel = page.getByRole("button", { name: "Cancel order" });
  await cancel.click();
  await expect(page.getByText("you get all of your money back")).toHaveText(/cancelled at once/);
  await page.clock.runFor(61_000);
  await expect(page.getByText("you get all of your money back")).toHaveText(/we ask them to stop/);
});

test("an order on paper is one sheet with all that was bought, and nothing to press", async ({ page }) => {
  await answering(page);
  const changeUntil = new Date(Date.now() + 1_800_000).toISOString();
  await given(page, somebody, { ...known, "GET /orders/order-1": { order: { ...order, changeUntil } } });
  await page.goto("/orders/order-1");
  await expect(page.getByText(order.orderNumber)).toBeVisible();
  const left = page.getByText("minutes are left");
  await expect(left).toBeVisible();
  // What it is kept as, on paper and among bookmarks.
  await expect(page).toHaveTitle(`Order ${order.orderNumber} · Wallflower`);
  // As a browser prints by itself: with margins, and without backgrounds.
  const margin = { top: "0.4in", right: "0.4in", bottom: "0.4in", left: "0.4in" };
  const sheets = async () => {
    const pdf = await page.pdf({ format: "Letter", margin });
    return (pdf.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? []).length;
  };
  expect(await sheets()).toBe(1);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const shown of [order.orderNumber, "1 Museum Mile", "$693.00", "Budget"])
    await expect(page.getByText(shown).first()).toBeVisible();
  await expect(left).toBeHidden();
  for (const role of ["banner", "contentinfo", "button"] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  const paper = page.locator("main > div");
  await expect(paper).toHaveCSS("content", '"Wallflower"', { pseudo: "before" });
  const step = page.getByText("Being made", { exact: true });
  await expect(step).toHaveCSS("print-color-adjust", "exact");

  const delivered = { order: { ...order, status: "completed" } };
  await given(page, somebody, { ...known, "GET /orders/order-1": delivered });
  await page.goto("/orders/order-1");
  await expect(page.getByText("Your order has been delivered!")).toBeVisible();
  expect(await sheets()).toBe(1);

  await page.goto("/checkout/success/session-1");
  await expect(page.getByText(order.orderNumber)).toBeVisible();
  // What can be followed on paper is the parcel.
  await expect(page.getByRole("link").filter({ visible: true })).toHaveText([/1Z999/]);
  expect(await sheets()).toBe(1);
});

test("nothing stands below orders that are on their way: it would move when they come", async ({ page }) => {
  await answering(page);
  await given(page, somebody, { ...known, "GET /orders": "never" });
  await page.goto("/orders");
  await expect(page.getByRole("status").filter({ hasText: "Loading your orders..." })).toBeVisible();
  const find = page.getByRole("heading", { name: "Find an order" });
  await expect(find).toBeHidden();
  await given(page, somebody, known);
  await page.goto("/orders");
  await expect(find).toBeVisible();
});

test("a shop that stumbles just after the payment is asked again, by itself and by hand", async ({
  page,
}) => {
  let asked = 0;
  let stumbles = 1;
  await page.route("**/cart/checkout-session/*", (route) =>
    ++asked <= stumbles
      ? route.fulfill({ status: asked % 2 ? 503 : 500, json: { error: "Not now." } })
      : route.fulfill({ json: checkout({}) }),
  );
  await page.goto("/checkout/success/session-1");
  await expect(page.getByRole("heading", { name: "Thank You For Your Order!" })).toBeVisible();
  expect(asked).toBe(2);

  [asked, stumbles] = [0, 3];
  await page.reload();
  await expect(page.getByText("We couldn't load your order details.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Find it by its number" })).toHaveAttribute("href", "/orders");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(order.orderNumber)).toBeVisible();
});

test("every parcel of an order can be followed, as its mails say", async ({ page }) => {
  const { prodigiOrderDetails: first } = order;
  const parcels = [first, { trackingNumber: "2Z999" }];
  await answering(page);
  await given(page, somebody, {
    ...known,
    "GET /orders/order-1": { order: { ...order, parcels } },
    "GET /cart/checkout-session/session-1": checkout({ parcels }),
  });
  for (const path of ["/orders/order-1", "/checkout/success/session-1"]) {
    await page.goto(path);
    await expect(page.getByText("Tracking number")).toHaveText([
      "Tracking number: UPS 1Z999",
      "Tracking number: 2Z999",
    ]);
    await expect(page.getByRole("link", { name: "1Z999" })).toHaveAttribute("href", first.trackingUrl ?? "");
  }
});

test("an order and what was printed of it once more lead to each other, and that is free", async ({
  page,
}) => {
  const again = { ...order, _id: "order-1:r1", orderNumber: `${order.orderNumber}-R1` };
  const name = ({ _id, orderNumber }: typeof order) => ({ _id, orderNumber, key: "k" });
  await answering(page);
  await given(page, somebody, {
    ...known,
    "GET /orders/order-1": { order: { ...order, reprints: [name(again)] } },
    "GET /orders/order-1%3Ar1": { order: { ...again, reprintOf: name(order) } },
    "GET /orders/order-1:r1": { order: { ...again, reprintOf: name(order) } },
  });
  await page.goto("/orders/order-1");
  await page.getByRole("link", { name: again.orderNumber }).click();
  await expect(page.getByText("Printed once more, free of charge, for order")).toBeVisible();
  await expect(page).toHaveURL(/r1\?key=k$/);
  await expect(page.getByText(/\$|Subtotal|receipt/)).toHaveCount(0);
  await page.getByRole("link", { name: order.orderNumber, exact: true }).click();
  await expect(page.getByText("Subtotal")).toBeVisible();
});

test("an order that was never paid has no receipt, and is not told as being made", async ({ page }) => {
  await answering(page);
  const unpaid = { ...order, waitsFor: "payment" as const, canCancel: false, canChangeAddress: false };
  await given(page, somebody, { ...known, "GET /orders/order-1": { order: unpaid } });
  await page.goto("/orders/order-1");
  await expect(page.getByText("This order waits for its payment.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Print receipt" })).toHaveCount(0);
  await expect(page.getByRole("list", { name: "Where it is" })).toHaveCount(0);
  await given(page, somebody, {
    ...known,
    "GET /orders/order-1": { order: { ...unpaid, status: "expired" } },
  });
  await page.reload();
  await expect(page.getByText("This order was never paid, and is not made.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Print receipt" })).toHaveCount(0);
});

for (const [what, open, send] of [
  ["an address", "Correct the address", "Save Address"],
  ["a cancellation", "Cancel order", "Cancel Order"],
] as const)
  test(`an order that another tab has changed is shown as it is when ${what} comes too late`, async ({
    page,
  }) => {
    let now: object = order;
    const { "GET /orders/order-1": _, ...others } = known;
    await answering(page);
    await given(page, somebody, others);
    await page.route("**/api/v1/orders/order-1", (route) => route.fulfill({ json: { order: now } }));
    await page.route(/orders.order-1.(address|cancel)/, (route) =>
      route.fulfill({
        status: 409,
        json: { code: "conflict", error: "There is nothing to correct any more." },
      }),
    );
    await page.goto("/orders/order-1");
    await page.getByRole("button", { name: open, exact: true }).click();
    now = { ...order, status: "refunded", canCancel: false, canChangeAddress: false };
    await page.getByRole("button", { name: send, exact: true }).click();
    await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(
      "There is nothing to correct any more.",
    );
    await expect(page.locator("h1")).toContainText("Refunded");
    await page.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("button", { name: open, exact: true })).toHaveCount(0);
  });

test("an order that was given back says how much, and thanks nobody for it", async ({ page }) => {
  const back = { ...order, status: "refunded" as const, canCancel: false, canChangeAddress: false };
  const { total } = order.costSummary;
  const refunded = { ...back, costSummary: { ...order.costSummary, refunded: total } };
  await answering(page);
  await given(page, somebody, {
    ...known,
    "GET /orders/order-1": { order: refunded },
    "GET /cart/checkout-session/session-1": checkout(refunded),
  });
  for (const path of ["/orders/order-1", "/checkout/success/session-1"]) {
    await page.goto(path);
    await expect(page.getByText("Refunded$693.00")).toBeVisible();
    await expect(page.getByText("All of your money is refunded")).toBeVisible();
    await expect(page.getByText(/was cancelled|Thank You/)).toHaveCount(0);
  }
});

/** Runs in the page: the dates that begin in one line and end in another, at this width. */
function brokenDates() {
  const date =
    /(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),\s\w{3}\s\d+|[JFMASOND][a-z]{2,8}\s\d+,\s\d{4}(?:,\s\d+:\d\d\s[AP]M)?/g;
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    for (const { 0: words, index } of (text.textContent ?? "").matchAll(date)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + words.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      found.push(`${lines.size > 1 ? "broken" : "whole"}: ${words}`);
    }
  return found;
}

test("a date stands in one line, however wide that is", async ({ page }) => {
  await answering(page);
  await given(page, somebody, known);
  for (const path of ["/orders/order-1", "/orders", "/cart", "/shipping", "/products/artpaper"]) {
    await page.goto(path);
    await expect.poll(() => page.evaluate(brokenDates), path).not.toEqual([]);
    for (let width = 320; width <= 440; width += 10) {
      await page.setViewportSize({ width, height: 780 });
      const broken = (await page.evaluate(brokenDates)).filter((date) => date.startsWith("broken"));
      expect(broken, `${path} at ${width}`).toEqual([]);
    }
  }
});

test("something can be wrong with what has arrived; until then, and after a refund, one asks", async ({
  page,
}) => {
  await answering(page);
  for (const [status, name] of [
    ["pending", "Ask about this order"],
    ["shipped", "Ask about this order"],
    ["completed", "Something is wrong"],
    ["refunded", "Ask about this order"],
  ] as const) {
    await given(page, somebody, { ...known, "GET /orders/order-1": { order: { ...order, status } } });
    await page.goto("/orders/order-1");
    await expect(page.getByRole("link", { name: /^(Ask|Something)/ })).toHaveText(name);
  }
});

import type { Locator, Page } from "@playwright/test";
import { nothing } from "../../web/src/store.ts";
import { cartByEnter, expect, test } from "./pages.ts";
import { answering, given } from "./states/answering.ts";
import { known, lines, somebody } from "./states/things.ts";

const three = lines.slice(0, 1).flatMap((line) => [1, 2, 3].map((n) => ({ ...line, sku: `sku-${n}` })));

async function atHome(page: Page, cartItems: typeof three) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await answering(page);
  const cart = { ...nothing.cart, ...somebody.cart, cartItems };
  await given(
    page,
    { ...somebody, cart },
    { ...known, "PUT /cart": "never", "POST /auth/authenticate": "never" },
  );
}

/** Runs in the page: which of these is not seen whole wherever somebody reads, and what the way to pay hides at the end. */
function unseen(around: Element) {
  const scroller = around.closest("dialog") ?? document.documentElement;
  const all = [...around.querySelectorAll("p, button, select, input")];
  const [total] = all.filter((one) => one.textContent?.startsWith("Total with shipping"));
  const [checkout] = all.filter((one) => one.textContent === "Checkout");
  const isSeen = (one: Element | undefined) => {
    const { left, top, right, bottom } = (one ?? document.head).getBoundingClientRect();
    const corners = [top + 2, bottom - 2].flatMap((y) => [left + 2, right - 2].map((x) => [x, y] as const));
    return corners.every(([x, y]) => one?.contains(document.elementFromPoint(x, y)));
  };
  const found: string[] = [];
  for (let y = 0; y <= around.scrollHeight - innerHeight; y += 90) {
    scroller.scrollTo({ top: y, behavior: "instant" });
    if (!isSeen(total)) found.push(`Total at ${y}`);
    if (!isSeen(checkout)) found.push(`Checkout at ${y}`);
  }
  const sums = all.filter((one) => one.role === "status" && one.textContent?.includes("$"));
  if (sums.at(-1) !== total) found.push(`last of all: ${sums.at(-1)?.textContent}`);
  const hidden = all.filter((one) => {
    one.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, width, top, height } = one.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return height > 0 && !(seen && (one.contains(seen) || seen.contains(one)));
  });
  return [...found, ...hidden.map((one) => `hidden: ${one.textContent}`)];
}

async function unseenAt(sizes: readonly (readonly [number, number])[], page: Page, around: Locator) {
  const found: Record<string, string[]> = {};
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const names = await around.evaluate(unseen);
    if (names.length > 0) found[`${width} × ${height}`] = names;
  }
  return found;
}

const phones = [
  [360, 640],
  [360, 780],
  [740, 360],
] as const;
const desktops = [
  [1280, 800],
  [1366, 640],
] as const;

for (const [what, cartItems] of [
  ["three prints", three],
  ["one that is gone", [...three, ...lines.slice(1)]],
] as const) {
  test(`what a cart comes to and the way to pay are at hand in the drawer: ${what}`, async ({ page }) => {
    await atHome(page, [...cartItems]);
    await page.goto("/about");
    const { cart } = await cartByEnter(page);
    await expect(cart.getByRole("button", { name: "Checkout" })).toBeVisible();
    expect(await unseenAt([...phones, ...desktops], page, cart)).toEqual({});
  });

  test(`and on the cart's own page: ${what}`, async ({ page }) => {
    await atHome(page, [...cartItems]);
    await page.goto("/cart");
    await expect(page.getByRole("button", { name: "Checkout" })).toBeVisible();
    expect(await unseenAt([...phones.slice(0, 2), ...desktops], page, page.getByRole("main"))).toEqual({});
  });
}

test("beside the ways to send it stands which of them leave no time to correct an address", async ({
  page,
}) => {
  await atHome(page, three);
  await page.goto("/cart");
  await expect(page.getByText("With Express it goes to print at once")).toBeVisible();
  await page.goto("/shipping");
  await expect(page.getByText("Express or Overnight goes to print at once")).toBeVisible();
});

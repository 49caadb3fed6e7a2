import type { Locator, Page } from "@playwright/test";
import { footerLinks } from "../../functions/core/site/addresses.ts";
import { expect, test } from "./pages.ts";
import { account, comeSignedIn, openAs } from "./people.ts";
import { answering, given } from "./states/answering.ts";
import { known, somebody, user } from "./states/things.ts";

/** What leads where, row by row; `opens` is a dialog, and a row without either does something else. */
type Row = readonly [name: string, leads: { to: string } | { opens: string } | { does: string }];

const signingIn: Row[] = [
  ["Login", { opens: "Welcome back to Wallflower" }],
  ["Sign up", { opens: "Create your account" }],
];

const header: Row[] = [
  ["Journey", { to: "/journey" }],
  ["Products", { to: "/products" }],
  ["Gallery", { to: "/your-creations" }],
];

const menu: Row[] = [
  ["Home", { to: "/" }],
  ["Journey", { to: "/journey" }],
  ["Products", { to: "/products/artpaper" }],
  ["Gallery", { to: "/your-creations" }],
  ["Cart", { opens: "Cart" }],
];

const linked = (column: "Company" | "Help" | "Legal") =>
  footerLinks(column).map(({ name, path }): Row => [name, { to: path }]);

const footer: Record<string, Row[]> = {
  Company: [...linked("Company"), ["FAQ", { to: "/about#faq" }]],
  Help: linked("Help"),
  Legal: linked("Legal"),
};

const called = (name: string) => ({ name: new RegExp(`^${name}$`, "i") });

/** Opens what a button opens, and closes it again. */
async function tryButton(page: Page, place: Locator, name: string, dialogName: string) {
  await place.getByRole("button", called(name)).click();
  const dialog = page
    .locator("dialog[open]")
    .filter({ has: page.getByRole("heading", { name: dialogName }) });
  await expect(dialog).toHaveAccessibleName(dialogName);
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
}

/** Exactly these, in this order; links lead where they should, and buttons open what they should. */
async function walk(
  page: Page,
  place: Locator,
  rows: readonly Row[],
  open: () => Promise<void> = async () => {},
) {
  await open();
  await expect(place.locator("a, button")).toHaveText(rows.map(([name]) => called(name).name));
  for (const [name, leads] of rows) {
    await open();
    if ("to" in leads) await expect(place.getByRole("link", called(name))).toHaveAttribute("href", leads.to);
    else if ("opens" in leads) await tryButton(page, place, name, leads.opens);
    else await expect(place.getByRole("button", called(name))).toBeVisible();
  }
}

async function walkHeader(page: Page, loggedIn: boolean) {
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link").first()).toHaveAttribute("href", "/");
  await walk(page, banner.getByRole("navigation", { name: "Main" }), header);
  await tryButton(page, banner, "Cart", "Cart");
  for (const [name, leads] of signingIn) {
    if (loggedIn) await expect(banner.getByRole("button", called(name))).toHaveCount(0);
    else if ("opens" in leads) await tryButton(page, banner, name, leads.opens);
  }
}

async function walkMenu(page: Page, loggedIn: boolean) {
  const list = page.getByRole("navigation", { name: "Menu" });
  const open = async () => {
    if ((await page.locator("dialog[open]").count()) > 0) return;
    await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
    await expect(list).toBeVisible();
  };
  const own: Row[] = [
    ["Orders", { to: "/orders" }],
    ["Logout", { does: "log out" }],
  ];
  await walk(page, list, [...menu, ...(loggedIn ? own : signingIn)], open);
  await open();
  await expect(page.getByRole("dialog").getByRole("link", { name: "Wallflower, home" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
}

async function walkEverything(page: Page, isMobile: boolean, loggedIn: boolean) {
  if (isMobile) await walkMenu(page, loggedIn);
  else await walkHeader(page, loggedIn);
  const door: Row = ["Register/Login", { opens: "Welcome back to Wallflower" }];
  for (const [title, rows] of Object.entries(footer))
    await walk(
      page,
      page.getByRole("navigation", { name: title }),
      title === "Help" && !loggedIn ? [...rows, door] : rows,
    );
  await expect(page.getByRole("navigation", { name: "Follow Us" }).getByRole("link")).toHaveCount(2);
}

test("everything leads where it should for a visitor", async ({ page, isMobile }) => {
  await page.goto("/about");
  await walkEverything(page, isMobile, false);
});

test("everything leads where it should for a guest, who is nobody in particular", {
  tag: "@anyWidth",
}, async ({ page, isMobile }) => {
  const guest = await page.request.post("/api/v1/auth/register-guest", { data: {} });
  await openAs(page, await guest.json(), "/about");
  await walkEverything(page, isMobile, false);
});

test("everything leads where it should for somebody who is signed in", async ({ page, isMobile }) => {
  await comeSignedIn(page, "/about");
  await account(page).click();
  await expect(page.getByRole("link", { name: "Account", exact: true })).toHaveAttribute("href", "/account");
  await expect(page.getByRole("link", { name: "Orders" }).filter({ visible: true })).toHaveAttribute(
    "href",
    "/orders",
  );
  await expect(page.getByRole("button", { name: "Log out", exact: true })).toBeVisible();
  await account(page).click();
  await walkEverything(page, isMobile, true);
  if (isMobile) {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Logout" }).click();
  } else {
    await account(page).click();
    await page.getByRole("button", { name: "Log out", exact: true }).click();
  }
  await expect(page).toHaveURL("/");
});

test("a name that begins with an emoji, and one banner whatever is open", { tag: "@anyWidth" }, async ({
  page,
}) => {
  await answering(page);
  const fox = { ...user, firstName: "🦊 Ada" };
  const authenticated = { accessToken: "t", user: { ...fox, cart: { items: [], quotes: [] } } };
  await given(page, { ...somebody, user: fox }, { ...known, "POST /auth/authenticate": authenticated });
  await page.goto("/about");
  await expect(page.getByLabel("Account of 🦊 Ada")).toHaveText("🦊");
  await page.getByRole("banner").getByRole("button", { name: "Cart" }).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByRole("heading", { name: /^Cart/ })).toBeVisible();
  await expect(drawer.getByRole("banner")).toHaveCount(0);
});

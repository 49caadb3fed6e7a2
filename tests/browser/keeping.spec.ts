import { atTheGallery, atThePicture, atTheProduct, generate } from "./generating.ts";
import { expect, test, toastsStay } from "./pages.ts";
import { account, anAccount, aPerson, logIn, logOut, register } from "./people.ts";

const pictures = 'button:has(img[alt^="A heron"])';

test("what a guest has made is there after registering", async ({ page, request, isMobile }) => {
  const person = aPerson();
  await atTheGallery(page, "A heron in the morning mist");
  await expect(page.locator(pictures)).toHaveCount(4);
  const before = await page
    .locator(`${pictures} img`)
    .evaluateAll((all) => all.map((img) => img.getAttribute("src")));

  await register(page, request, isMobile, person);
  await expect(account(page)).toBeVisible();
  await page.goto("/your-creations");
  await expect(page.locator(pictures)).toHaveCount(4);
  const after = await page
    .locator(`${pictures} img`)
    .evaluateAll((all) => all.map((img) => img.getAttribute("src")));
  expect(after).toEqual(before);
});

test("what a guest has made comes along when they log in to the account they had", async ({
  page,
  request,
  isMobile,
}) => {
  const person = await anAccount(request);
  await generate(page, "A heron under the moon");
  await logIn(page, isMobile, person);
  await expect(account(page)).toBeVisible();
  await page.goto("/your-creations");
  await expect(page.locator(pictures)).toHaveCount(4);
  await logOut(page);
  await page.goto("/your-creations");
  await expect(page.getByText("You haven't created any images yet.")).toBeVisible();
});

test("a picture's link is read without a script, and a favorite hangs above the others until it is none", async ({
  page,
  request,
}) => {
  await atTheGallery(page, "A heron with a golden eye");
  await page.locator(pictures).first().click();
  await page.getByRole("link", { name: "Open in new page" }).click();
  await expect(page).toHaveTitle("A heron with a golden eye · Wallflower");
  await test.step("whoever reads a link of ours finds its title, its words and its picture", async () => {
    const { pathname } = new URL(page.url());
    const read = await request.get(pathname, { headers: { "user-agent": "Twitterbot/1.0" } });
    const head = await read.text();
    expect(head).toContain("<title>A heron with a golden eye | Wallflower</title>");
    expect(head).toMatch(new RegExp(`<link rel="canonical" href="http[^"]+${pathname}" />`));
    const picture = /property="og:image" content="([^"]+)"/.exec(head)?.[1] ?? "";
    expect((await request.get(picture)).headers()["content-type"]).toBe("image/jpeg");
  });
  const mark = page.getByRole("button", { name: "Favorite" });
  // Shown at once, and kept a moment later.
  const isKept = () =>
    page.waitForResponse((answer) => answer.url().endsWith("/marks/favorite") && answer.ok());
  const hung = isKept();
  await mark.focus();
  await page.keyboard.press("Enter");
  await expect(mark).toHaveAttribute("aria-pressed", "true");
  await hung;
  await page.goto("/your-creations");
  await expect(page.getByRole("region", { name: "Favorites" }).locator(pictures)).toHaveCount(1);
  await page.goBack();
  const takenDown = isKept();
  await mark.press("Enter");
  await expect(mark).toHaveAttribute("aria-pressed", "false");
  await takenDown;
  await page.goto("/your-creations");
  await expect(page.getByRole("heading", { name: "Favorites" })).toHaveCount(0);
});

test("a friend with the link can order a print, unless its owner does not want that", async ({
  page,
  browser,
  request,
}) => {
  await atThePicture(page, "A heron beside its shadow");
  const selling = page.getByRole("checkbox", { name: /Whoever has the link/ });
  await expect(selling).toBeChecked();

  const theirs = await browser.newContext();
  const friend = await theirs.newPage();
  await friend.goto(page.url());
  await expect(friend.getByRole("checkbox")).toHaveCount(0);
  await friend.getByRole("button", { name: "Make a poster" }).click();
  await friend.getByRole("button", { name: "Buy now" }).click();
  await expect(friend.getByLabel("Card number")).toBeVisible();
  await friend.goBack();
  await friend.getByRole("button", { name: "Add to cart" }).click();
  await expect(friend.getByText("Total with shipping from")).toBeVisible();

  // A browser that lets nobody copy is said to.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
  });
  await toastsStay(page);
  await page.getByRole("button", { name: "Copy" }).press("Enter");
  await expect(page.getByText("Your browser does not let us copy this")).toBeVisible();

  // Two marks of one picture, one right after the other.
  const kept = ["onlyOwnerBuys", "findable"].map((mark) =>
    page.waitForResponse((answer) => answer.url().endsWith(`/marks/${mark}`) && answer.ok()),
  );
  await selling.focus();
  await page.keyboard.press("Space");
  await expect(selling).not.toBeChecked();
  const finding = page.getByRole("checkbox", { name: /Search engines/ });
  await expect(finding).not.toBeChecked();
  await finding.press("Space");
  await Promise.all(kept);
  await page.reload();
  await expect(finding).toBeChecked();
  await expect(selling).not.toBeChecked();
  expect(await (await request.get("/sitemap-pictures.xml")).text()).toContain(new URL(page.url()).pathname);
  await friend.goto(page.url());
  await expect(friend.getByText("Only its owner can order prints of this picture.")).toBeVisible();
  await expect(friend.getByRole("button", { name: "Make a poster" })).toBeDisabled();
  // Which of the lines it is, where two of them look alike.
  await friend.goto("/cart");
  await friend.getByRole("button", { name: "Checkout" }).click();
  await expect(friend.getByRole("alert").filter({ hasText: "“Art Paper Print” (16 × 24 in" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Make a poster" })).toBeEnabled();
  await theirs.close();
});

test("who deletes a picture is told of its prints in the cart, which are not bought any more", async ({
  page,
}) => {
  await atTheProduct(page, "A heron that is let go");
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByText("Total with shipping from")).toBeVisible();
  await page.goto(`/image/${new URL(page.url()).searchParams.get("imageId")}`);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("The prints of it in your cart cannot be bought any more then.")).toBeVisible();
  const kept = page.waitForResponse((answer) => answer.url().endsWith("/api/v1/cart") && answer.ok());
  await page.getByRole("button", { name: "Delete for Good" }).click();
  await kept;
  await page.goto("/cart");
  await expect(page.getByText("Its picture is not available any more. Please remove it.")).toBeVisible();
  await expect(page.getByText("Total with shipping from")).toBeHidden();
  await expect(page.getByText("$0.00")).toBeVisible();
  const checkout = page.getByRole("button", { name: "Checkout" });
  await expect(checkout).toBeDisabled();
  await expect(checkout).toHaveAccessibleDescription("Nothing in your cart can be bought any more.");
  await page.getByRole("link", { name: "Create another picture" }).click();
  await expect(page).toHaveURL(/\/journey/);
});

test("a gallery is searched, several hang together, are compared, and go together, by keyboard", async ({
  page,
}) => {
  await atTheGallery(page, "A heron on an old pier");
  const hung = page.locator('button:has(img[alt^="A heron on an old pier"])');
  await expect(hung).toHaveCount(4);
  // Four of the same words are told from each other.
  await expect(hung.nth(2)).toHaveAccessibleDescription("Version 3, Sumi-e");
  await page.getByLabel("Search").focus();
  await page.keyboard.type("pier old zebra");
  await expect(page.getByText("None of your pictures is like that")).toBeVisible();
  for (const _ of " zebra") await page.keyboard.press("Backspace");
  await expect(page.getByText("4 of 4 pictures")).toBeVisible();
  await page.getByLabel("Style").focus();
  await page.keyboard.type("Sumi-e");
  await page.getByLabel("Favorites only").focus();
  await page.keyboard.press("Space");
  await expect(hung).toHaveCount(0);
  await page.getByRole("button", { name: "Show all" }).focus();
  await page.keyboard.press("Enter");
  await expect(hung).toHaveCount(4);
  await expect(page.getByLabel("Search")).toBeFocused();

  // One of those that go is the one that was looked at: it stands in the address.
  await hung.first().press("Enter");
  await expect(page).toHaveURL(/imageId=/);
  await expect(page.getByRole("dialog").getByText("Prompt")).toBeVisible();
  await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: async () => {} }));
  await page.getByRole("button", { name: "Copy", exact: true }).press("Enter");
  await expect(page.getByRole("button", { name: "Copied!" })).toHaveAttribute("aria-live", "polite");
  // What it says then again is nothing to be told.
  await expect(page.getByRole("button", { name: "Copy", exact: true })).toHaveAttribute("aria-live", "off");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Choose several" }).focus();
  await page.keyboard.press("Enter");
  for (const place of [0, 2]) {
    await hung.nth(place).focus();
    await page.keyboard.press("Space");
  }
  await expect(page.getByText("2 pictures chosen")).toBeVisible();
  await page.getByRole("button", { name: "Hang together" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Together on one wall" }).getByRole("img")).toHaveCount(2);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Compare" }).focus();
  await page.keyboard.press("Enter");
  const compared = page.getByRole("dialog", { name: "Side by side" });
  await expect(compared.getByRole("button", { name: "Make a poster" })).toHaveCount(2);
  const described = [compared.getByRole("img"), compared.getByRole("button", { name: "Make a poster" })];
  for (const all of described) await expect(all.last()).toHaveAccessibleDescription("Version 3, Sumi-e");
  await page.keyboard.press("Escape");
  await expect(compared).toBeHidden();
  await page.getByRole("button", { name: "Delete", exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Delete for Good" }).focus();
  await page.keyboard.press("Enter");
  await expect(hung).toHaveCount(2);
  await expect(page).toHaveURL("/your-creations");
  // Whoever goes on by keyboard or by ear goes on at what followed them.
  await expect(hung.last()).toBeFocused();

  await page.getByText("Words that you used before").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Use again" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Continue" }).press("Enter");
  await expect(page.getByLabel("Subject")).toHaveValue("A heron on an old pier");
});

import { openCatalogue } from "../../functions/core/catalogue/catalogue.ts";
import { type AspectRatio, aspectRatios } from "../../functions/core/catalogue/choice.ts";
import { prodigiPrices } from "../../functions/partners/prodigi/prices.ts";
import { objections } from "./axe.ts";
import { atTheProduct, generate } from "./generating.ts";
import { expect, test } from "./pages.ts";

const { products } = openCatalogue(prodigiPrices);
/** With the most sizes, and the one whose sheets are of another shape than a square. */
const two = products.filter(({ shortname }) => ["artpaper", "germanetching"].includes(shortname));

const walksOf: Record<AspectRatio, typeof products> = { portrait: products, square: two, landscape: two };

for (const ratio of aspectRatios)
  test(`sizes and frames for a ${ratio} picture have their prices`, async ({ page }) => {
    expect(two).toHaveLength(2);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await atTheProduct(page, `A small boat on a wide lake, ${ratio}`, ratio);
    for (const product of walksOf[ratio]) {
      const [sizes, frames] = product.productOptions.map(({ options }) =>
        options.filter(({ supportedAspectRatios }) => supportedAspectRatios.includes(ratio)),
      );
      await page.goto(`/products/${product.shortname}${new URL(page.url()).search}`);
      await expect(page.getByRole("heading", { level: 1, name: product.name })).toBeVisible();
      await expect(page.getByLabel("Size").locator("option")).toHaveCount(sizes?.length ?? 0);
      // Every size of one shape, with the frames in turn, and the last of the others: that each pair has its price is a
      // rule (tests/core/catalogue, tests/web/configurator.test.ts), and no matter of the page.
      const walked = [...(sizes ?? []).entries()].slice(ratio === "portrait" ? 0 : -1);
      for (const [index, size] of walked) {
        const frame = frames?.[index % frames.length];
        const sku = product.skuMap[`${size.value}_${frame?.value}`];
        if (!sku || !frame) continue;
        await page.getByLabel("Size").selectOption(size.value);
        await page
          .getByRole("group", { name: "Frame" })
          .getByRole("button", { name: frame.displayName })
          .click();
        await expect(page.getByLabel("Size")).toHaveValue(size.value);
        await expect(page.getByLabel("Price")).toHaveText(`$${sku.unitCost.amount.toFixed(2)}`);
        await expect(page.getByText("Excellent resolution at this size")).toBeVisible();
      }
    }
    if (ratio === "portrait") expect(await objections(page)).toEqual([]);
  });

test("the address carries the picture: through a reload, a link and the back button", async ({ page }) => {
  await page.goto("/products/artpaper");
  await expect(page.getByText("You need an image to customize this product")).toBeVisible();
  await page.getByRole("button", { name: "Choose Image" }).click();
  await expect(page.getByText("No images found. Generate some images first!")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Generate" }).click();
  await expect(page).toHaveURL("/journey/default-journey");

  await generate(page, "A heron standing in tall reeds");
  await page.getByRole("button", { name: "Make me a poster" }).click();
  const address = page.url();
  expect(address).toContain("imageId=");
  await page.getByRole("button", { name: "How it looks on paper" }).press("Enter");
  await expect(page.getByRole("img", { name: /as matte paper shows it$/ })).toBeVisible();
  await page
    .getByRole("group", { name: "Rooms" })
    .getByRole("button", { name: "Above a bed" })
    .press("Enter");
  await page.reload();
  await expect(page.getByRole("button", { name: "Above a bed", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );

  await page.getByRole("button", { name: "See every detail" }).focus();
  await page.keyboard.press("Enter");
  const detail = page.getByRole("dialog").getByRole("img");
  // First all of it, from edge to edge.
  await expect
    .poll(() =>
      detail.evaluate((picture) => picture.clientHeight / (picture.parentElement?.clientHeight ?? 0)),
    )
    .toBeCloseTo(1, 1);
  await page.getByRole("slider", { name: "Zoom" }).focus();
  await page.keyboard.press("End");
  // Sixteen inches of paper, in a browser's inches.
  await expect.poll(() => detail.evaluate((picture) => picture.clientWidth)).toBe(16 * 96);
  await page.keyboard.press("Escape");

  // Another paper in another size, and then another picture: it is the same sheet.
  await page.getByLabel("Size").selectOption("24x36");
  await page.getByRole("link", { name: "German Etching from" }).click();
  await expect(page.getByLabel("Price")).toHaveText("$86.00");
  await page.getByRole("button", { name: "Swap image" }).press("Enter");
  const swap = page.getByRole("dialog", { name: "Select Image" });
  await expect(swap.getByRole("button", { name: "A heron standing in tall reeds" })).toHaveCount(4);
  await swap.getByRole("button", { name: "A heron standing in tall reeds" }).last().press("Enter");
  await expect(swap).toBeHidden();
  expect(page.url().slice(-10)).not.toBe(address.slice(-10));
  await expect(page.getByLabel("Price")).toHaveText("$86.00");
  await page.getByLabel("Size").selectOption("12x18");
  await page.getByRole("button", { name: "Swap image" }).press("Enter");
  await swap.getByRole("button", { name: "A heron standing in tall reeds" }).first().press("Enter");
  await expect(swap).toBeHidden();
  await expect(page.getByLabel("Price")).toHaveText("$38.00");
  await page.goto("/about");
  await page.goBack();
  await expect(page.getByRole("button", { name: "Buy now" })).toBeEnabled();
});

test.describe("at the payment", () => {
  test.use({ expectedFault: /asked http:\/\/127\.0\.0\.1/ });

  test("what was chosen is still so after a reload, and for whoever comes back without having paid", async ({
    page,
  }) => {
    await atTheProduct(page, "A fox asleep in the moss", "square");
    const frame = page.getByRole("button", { name: "White" });
    const isAsChosen = async () => {
      await expect(page.getByLabel("Size")).toHaveValue("24x24");
      await expect(frame).toHaveAttribute("aria-pressed", "true");
    };
    await page.getByLabel("Size").selectOption("24x24");
    await frame.click();
    await isAsChosen();
    const address = page.url();
    // It is kept when it has been painted: nobody is as quick as to leave before, but for a program.
    await page.waitForFunction(() => /"frame":"white"/.test(localStorage.getItem("root") ?? ""));
    await page.reload();
    await isAsChosen();
    await page.getByRole("button", { name: "Buy now" }).click();
    await expect(page.getByRole("button", { name: /^Pay/ })).toBeVisible();
    await page.goBack();
    await isAsChosen();
    await page.getByRole("button", { name: "Buy now" }).click();
    await page.getByRole("button", { name: "Back to the shop" }).click();
    await expect(page).toHaveURL(address);
    await isAsChosen();
  });
});

test.describe("a product that there is not", () => {
  test("is said to be missing", async ({ page }) => {
    await page.goto("/products/mug");
    await expect(page.getByRole("heading", { name: "We do not have this product" })).toBeVisible();
  });
});

test.describe("a picture that does not come", () => {
  test.use({ expectedFault: /ERR_FAILED/ });

  test("leaves its place, with the sign of a picture", async ({ page }) => {
    await page.route("**/art/**", (route) => route.abort());
    await page.goto("/products/artpaper");
    const closer = page.getByRole("button", { name: "On the wall: look closer" });
    await expect(closer.locator("svg")).toBeVisible();
  });
});

test("whoever looks closer sees it a fifth larger, on any screen", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/products/artpaper");
  const closer = page.getByRole("button", { name: "On the wall: look closer" });
  const width = () => closer.evaluate((it) => it.getBoundingClientRect().width);
  for (const screen of [360, 800, 1280]) {
    await page.setViewportSize({ width: screen, height: 800 });
    const before = await width();
    await closer.press("Enter");
    await expect.poll(async () => (await width()) / before).toBeCloseTo(1.2, 2);
    await closer.press("Enter");
    await expect.poll(width).toBe(before);
  }
});

test("a product is all there before there is a picture: a sample, prices, sizes, the corner, by keyboard", async ({
  page,
}) => {
  await page.goto("/products/artpaper");
  await expect(page.getByText("Sample picture")).toBeVisible();
  // First the print itself, and then in rooms.
  await expect(page.getByRole("button", { name: "On the wall: look closer" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Buy now" })).toBeDisabled();
  await page.getByLabel("Size").focus();
  await page.keyboard.type("24 × 36");
  await expect(page.getByLabel("Price")).toHaveText("$48.00");
  await expect(page.getByRole("img", { name: "24 by 36 inches beside a person" })).toBeVisible();
  const natural = page.getByRole("group", { name: "Frame" }).getByRole("button", { name: "Natural $169.00" });
  // The specification's measure of cards that are not a journey's.
  const { width = 0, height = 1 } = (await natural.locator("span").first().boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(208.5 / 175, 2);
  await natural.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Price")).toHaveText("$169.00");
  await expect(page.getByLabel("Size")).toHaveValue("24x36");
  await page.getByRole("button", { name: "The corner" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("img", { name: "The corner, close up" })).toBeVisible();
  await page.getByRole("button", { name: "The back" }).press("Enter");
  await expect(page.getByRole("img", { name: /^Sealed on its back/ })).toBeVisible();
  // Another paper is another product, in the same size; what it is not made in is said, and not forgotten.
  await page.getByRole("link", { name: "German Etching from $38.00" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "German Etching Print" })).toBeVisible();
  await expect(page.getByLabel("Price")).toHaveText("$86.00");
  await expect(page.getByText("Not framed: this is the bare sheet.")).toBeVisible();
  await page.getByRole("link", { name: "Enhanced matte from $18.00" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Price")).toHaveText("$169.00");
});

test("the price and the way to pay stay in sight", async ({ page }) => {
  await page.goto("/products/artpaper");
  const buy = page.getByRole("button", { name: "Buy now" });
  await expect(buy).toBeInViewport();
  await page.getByText("Returns", { exact: true }).first().scrollIntoViewIfNeeded();
  await expect(buy).toBeInViewport();
});

test("first is painted what was pressed for: another size on the large wall, of another room its mark", async ({
  page,
}) => {
  await page.goto("/products/artpaper");
  const large = page.locator("[data-room] [data-frame]");
  const small = page.getByRole("group", { name: "Rooms" }).locator("[data-frame]").first();
  const widthOf = (print: HTMLElement) => print.style.getPropertyValue("--width");
  const before = { large: await large.evaluate(widthOf), small: await small.evaluate(widthOf) };
  const atOnce = await page.getByLabel("Size").evaluate(async (size: HTMLSelectElement) => {
    size.value = [...size.options].findLast(({ disabled }) => !disabled)?.value ?? "";
    size.dispatchEvent(new Event("change", { bubbles: true }));
    // All that is done before the browser can paint.
    for (let turn = 0; turn < 50; turn++) await null;
    const [hung, first] = ["[data-room] [data-frame]", "[aria-label=Rooms] [data-frame]"].map((print) =>
      document.querySelector<HTMLElement>(print)?.style.getPropertyValue("--width"),
    );
    return { large: hung, small: first };
  });
  expect(atOnce.large).not.toBe(before.large);
  expect(atOnce.small).toBe(before.small);
  await expect.poll(() => small.evaluate(widthOf)).not.toBe(before.small);

  const sofa = page.getByRole("button", { name: "Above a sofa", exact: true });
  const shown = await sofa.evaluate(async (room: HTMLButtonElement) => {
    room.click();
    for (let turn = 0; turn < 50; turn++) await null;
    const large = document.querySelector<HTMLElement>("[data-room]")?.dataset.room;
    return { marked: room.ariaPressed, large };
  });
  expect(shown).toEqual({ marked: "true", large: "closeup" });
  await expect(page.locator("[data-room]")).toHaveAttribute("data-room", "sofa");
});

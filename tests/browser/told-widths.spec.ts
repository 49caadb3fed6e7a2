import { settled } from "./axe.ts";
import { expect, test } from "./pages.ts";

/**
 * Runs in the page: how much more or less is told in `sizes` than a picture is wide, where that is much. No file is wider
 * than the widest. A picture whose file is as wide as it is said to be has, for the browser, the width that is told.
 */
function mistold() {
  const pictures = [...document.querySelectorAll("main img")].flatMap((one) => {
    const image = one as HTMLImageElement;
    const source = image.parentElement?.querySelector("source")?.srcset ?? image.srcset;
    const widths = [...source.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
    return widths.length > 1 && image.complete ? [{ image, widest: Math.max(...widths) }] : [];
  });
  return pictures.flatMap(({ image, widest }) => {
    const { width } = image.getBoundingClientRect();
    const part = image.naturalWidth / Math.min(width, widest);
    const name = new URL(image.currentSrc).pathname;
    return part < 0.8 || part > 1.3 ? [`${name}: ${image.naturalWidth} of ${Math.round(width)}`] : [];
  });
}

/** Until the last of them has come. */
const allCome = () =>
  [...document.querySelectorAll<HTMLImageElement>("main img")].every((image) => {
    image.loading = "eager";
    return image.complete && image.naturalWidth > 0;
  });

// Phones are told less on purpose (web/src/images/sizes.ts).
test("the home page tells how wide its pictures are, on all but phones", async ({ page }) => {
  const found: Record<number, string[]> = {};
  await page.setViewportSize({ width: 620, height: 800 });
  await page.goto("/");
  // The same page in all: a browser chooses anew with each width.
  for (const width of [620, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await settled(page);
    await page.waitForFunction(allCome);
    found[width] = await page.evaluate(mistold);
  }
  expect(Object.values(found).flat(), JSON.stringify(found)).toEqual([]);
});

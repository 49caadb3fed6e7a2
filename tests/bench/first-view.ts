import { brotliCompressSync } from "node:zlib";
import { chromium, type Response } from "@playwright/test";
import { findChromium } from "../support/chromium.ts";
import { awake } from "./awake.ts";
import type { Row } from "./figures.ts";

type Screen = {
  path: string;
  /** What stands there once it lives. */
  lives?: string;
};

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** What a script has put there is fetched late. */
const decoded = () =>
  Promise.allSettled(
    [...document.images].filter(({ loading }) => loading === "eager").map((picture) => picture.decode()),
  );

/** What a browser with an empty cache fetches to show a page, and to bring it to life, compressed by brotli. */
export async function firstView(baseUrl: string, screens: readonly Screen[]): Promise<Row[]> {
  const browser = await chromium.launch(await findChromium());
  const rows: Row[] = [];
  for (const { path, lives } of screens) {
    const page = await browser.newPage();
    const sizes: Record<string, number> = {};
    const weighing: Promise<void>[] = [];
    async function weigh(response: Response) {
      const kind = response.request().resourceType();
      const body = await response.body();
      // Fonts and pictures are compressed within.
      const bytes = /font|image/.test(kind) ? body.length : brotliCompressSync(body).length;
      sizes[kind] = (sizes[kind] ?? 0) + bytes;
    }
    const answered = (response: Response) => void weighing.push(weigh(response));
    page.on("response", answered);
    await page.goto(baseUrl + path, { waitUntil: "networkidle" });
    await page.locator("h1").waitFor();
    await page.evaluate(decoded);
    await Promise.all(weighing);
    const { script = 0, stylesheet = 0, font = 0, document = 0, image = 0 } = sizes;
    const whole = Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0);
    rows.push({
      what: `first view of ${path}, before anybody touches it`,
      figure: `${kb(script)} JavaScript, ${kb(stylesheet)} CSS, ${kb(font)} fonts, ${kb(document)} HTML, ${kb(image)} pictures; ${kb(whole)} in all`,
      goal: "≤ 0 KB JavaScript, ≤ 30 KB fonts",
    });
    await awake(page, lives);
    await page.waitForLoadState("networkidle");
    page.off("response", answered);
    await Promise.all(weighing);
    rows.push({
      what: `JavaScript of ${path}, once it lives`,
      figure: kb(sizes.script ?? 0),
      goal: "≤ 70 KB",
    });
    await page.close();
  }
  await browser.close();
  return rows;
}

import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "../support/chromium.ts";
import { median, type Row } from "./figures.ts";
import { type Control, controlAt, type Living, leave, living, type Pressed, press } from "./finger.ts";

/** A phone of the cheapest kind. */
export const SLOWER = 6;
/** So many controls of a screen are pressed, from its top. */
export const MOST = 20;
const GOAL_MS = 100;

type Timed = { name: string; ms: number };

/** Every control of a screen, one after the other, as `measure` measures a press. */
export async function pressAll<Measured>(
  browser: Browser,
  screen: Pressed,
  slower: number,
  measure: (open: Living, control: Control) => Promise<Measured | undefined>,
) {
  let open = await living(browser, screen, slower);
  const placeOf = ({ page }: Living) => new URL(page.url()).pathname;
  const start = placeOf(open);
  const pressed: (Measured & { name: string })[] = [];
  for (let at = 0; at < MOST; at++) {
    const control = await controlAt(open, at);
    if (!control) break;
    const { name, place } = control;
    if (!place) continue;
    const measured = await measure(open, control);
    if (measured !== undefined) pressed.push({ ...measured, name });
    await leave(open);
    if (measured === undefined || placeOf(open) !== start) {
      await open.close();
      open = await living(browser, screen, slower);
    }
  }
  await open.close();
  return pressed;
}

const timed = async (open: Living, control: Control) => {
  const ms = await press(open, control);
  return ms === undefined ? undefined : { ms };
};

export type Screen = Omit<Pressed, "url"> & { path: string; what?: string };

/** Every control of a screen is pressed on a slow phone; what takes less than 16 ms the browser does not tell. */
export async function taps(baseUrl: string, screens: readonly Screen[]): Promise<Row[]> {
  const browser = await chromium.launch(await findChromium());
  const rows: Row[] = [];
  for (const { path, what = path, ...screen } of screens) {
    const pressed: Timed[] = await pressAll(browser, { ...screen, url: baseUrl + path }, SLOWER, timed);
    const worst = pressed.toSorted((one, other) => other.ms - one.ms)[0];
    rows.push({
      what: `INP at ${SLOWER} × CPU, ${what}, ${pressed.length} controls`,
      figure: `${worst?.ms ?? 0} ms ("${worst?.name ?? ""}"), median ${median(pressed.map(({ ms }) => ms))} ms`,
      goal: `≤ ${GOAL_MS} ms`,
    });
  }
  await browser.close();
  return rows;
}

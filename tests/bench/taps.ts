import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "../support/chromium.ts";
import { median, type Row } from "./figures.ts";
import { type Control, controlAt, type Living, leave, living, type Pressed, press } from "./finger.ts";

/** A phone of the cheapest kind. */
const SLOWER = 6;
/** So many controls of a screen are pressed, from its top. */
const MOST = 20;
const GOAL_MS = 100;

/** Which control it was: its name alone may be another's too. */
type Place = { at: number; name: string };

/** Every control of a screen, one after the other, as `measure` measures a press; and those that gave no figure. */
export async function pressAll<Measured>(
  browser: Browser,
  screen: Pressed,
  slower: number,
  measure: (open: Living, control: Control) => Promise<Measured | undefined>,
) {
  let open = await living(browser, screen, slower);
  const placeOf = ({ page }: Living) => new URL(page.url()).pathname;
  const start = placeOf(open);
  const isAway = () => placeOf(open) !== start;
  const elsewhere = (failure: Error) => {
    if (!isAway()) throw failure;
  };
  const back = async () => {
    await open.close();
    open = await living(browser, screen, slower);
  };
  const pressed: (Measured & Place)[] = [];
  const silent: string[] = [];
  for (let at = 0; at < MOST; at++) {
    let control = await controlAt(open, at).catch(elsewhere);
    if (!control && isAway()) {
      // Whoever was led away in the very moment of the last press was asked in vain.
      await back();
      control = await controlAt(open, at);
    }
    if (!control) break;
    const { name, place } = control;
    if (!place) silent.push(`"${name}" cannot be pressed`);
    else {
      const measured = await measure(open, control);
      if (measured !== undefined) pressed.push({ ...measured, at, name });
      else silent.push(`"${name}" ${isAway() ? "leads away" : "was never told"}`);
      await leave(open);
      if (measured === undefined || isAway()) await back();
    }
  }
  await open.close();
  return { pressed, silent };
}

/** What a row says of the controls that gave no figure. */
export const saidOf = (silent: readonly string[]) =>
  silent.length > 0 ? `; ${silent.length} without a figure: ${silent.join(", ")}` : "";

const timed = async (open: Living, control: Control) => {
  const ms = await press(open, control);
  return ms === undefined ? undefined : { ms };
};

export type Screen = Pressed & { what: string };

type Found = { presses: (Place & { ms: number })[]; silent: Set<string> };

const rowOf = (what: string, { presses, silent }: Found, rounds: number): Row => {
  const controls = [...Map.groupBy(presses, ({ at }) => at).values()].map((pressed) => ({
    name: pressed[0]?.name,
    ms: median(pressed.map(({ ms }) => ms)),
  }));
  const worst = controls.toSorted((one, other) => other.ms - one.ms)[0];
  const measured = rounds > 1 ? `a press, in the median of ${rounds},` : "INP";
  return {
    what: `${measured} at ${SLOWER} × CPU, ${what}, ${controls.length} controls`,
    figure: `${worst?.ms ?? 0} ms ("${worst?.name ?? ""}"), median ${median(controls.map(({ ms }) => ms))} ms${saidOf([...silent])}`,
    goal: `≤ ${GOAL_MS} ms`,
  };
};

/**
 * Every control of each screen is pressed on a slow phone, the screens in turn: what the machine does besides is done to
 * all. What takes less than 16 ms the browser does not tell.
 */
export async function taps(screens: readonly Screen[], rounds = 1): Promise<Row[]> {
  const browser = await chromium.launch(await findChromium());
  const all = screens.map((screen) => ({ screen, found: { presses: [], silent: new Set() } as Found }));
  for (let round = 0; round < rounds; round++)
    for (const { screen, found } of all) {
      const { pressed, silent } = await pressAll(browser, screen, SLOWER, timed);
      found.presses.push(...pressed);
      for (const name of silent) found.silent.add(name);
    }
  await browser.close();
  return all.map(({ screen, found }) => rowOf(screen.what, found, rounds));
}

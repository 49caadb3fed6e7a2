import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Dice, dice } from "../simulation/dice.ts";
import { aBrowser, inTheShop, shop, type Tab } from "./browsers.ts";
import { aCartLine } from "./remembered.ts";

// Two browsers change one cart, each in two tabs and over a network that fails before or after the shop has heard. No
// print is touched by both, so that each has to be as its browser wanted it last.

const WALKS = Number(process.env.CART_WALKS ?? 60);
const STEPS = 20;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Browser = { open(): Promise<Tab>; tabs: Tab[]; prints: string[]; wants: Map<string, number> };

async function browserOf(prints: string[]): Promise<Browser> {
  const open = aBrowser();
  return { open, tabs: [await open(), await open()], prints, wants: new Map() };
}

async function change({ tabs, prints, wants }: Browser, { pick, between, chance }: Dice) {
  const tab = pick(tabs);
  const print = pick(prints);
  const at = tab.lines().findIndex(({ relatedImage }) => relatedImage._id === print);
  const oneMore = (wants.get(print) ?? 0) + 1;
  const copies = at >= 0 && chance(0.6) ? between(0, 3) : oneMore;
  shop.answersLost = chance(0.2) ? between(1, 3) : 0;
  const isAdded = at < 0 || (copies === oneMore && chance(0.5));
  const done = tab.does(
    ({ addToCart, setCopies, removeLine }) => {
      const line = aCartLine(print);
      if (isAdded) return addToCart(line);
      return copies === 0 ? removeLine(line) : setCopies(line, copies);
    },
    chance(0.3) ? "offline" : "online",
  );
  // Whoever walks through quantities is waited for.
  await vi.advanceTimersByTimeAsync(1_000);
  await done;
  wants.set(print, copies);
}

/** What is closed could be all that knew of something. */
async function reload(browser: Browser, { between }: Dice) {
  const [closed] = browser.tabs.splice(between(0, 1), 1);
  closed?.close();
  browser.tabs.push(await browser.open());
}

for (let walk = 0; walk < WALKS; walk++)
  test(`walk ${walk}`, async () => {
    const chances = dice(`cart ${walk}`);
    const browsers = [await browserOf(["fox", "owl"]), await browserOf(["bear", "cat"])];
    for (let step = 0; step < STEPS; step++) {
      const browser = chances.pick(browsers);
      if (chances.chance(0.05)) chances.pick(browser.tabs).isOver();
      await (chances.chance(0.1) ? reload(browser, chances) : change(browser, chances));
    }
    shop.answersLost = 0;
    for (const { tabs } of [...browsers, ...browsers])
      for (const tab of tabs) await tab.does((cart) => cart.keepCart());
    const wanted = browsers.flatMap(({ wants }) => [...wants].filter(([, copies]) => copies > 0));
    expect(inTheShop()).toEqual(wanted.map(([print, copies]) => `${copies} ${print}`).sort());
  });

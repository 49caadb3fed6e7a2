import type { Locator, Page } from "@playwright/test";
import { defaultProduct, paths } from "../../functions/core/site/paths.ts";
import { type Dice, dice } from "../simulation/dice.ts";
import { alive, withheld } from "./asleep.ts";
import { atTheProduct, comeToTheProduct } from "./generating.ts";
import { expect, test } from "./pages.ts";

// What somebody presses, chooses and writes before the site has come ends as it would have with the site there.

const WALKS = Number(process.env.EARLY_WALKS ?? 6);
const FIRST = Number(process.env.FIRST_EARLY_WALK ?? 70);
const LONGEST = 5;
/** The product's page with a picture, for one who has made it. */
const PICTURED = "pictured";
const where = [
  ...["/", "/about", "/contact", "/products", paths.journeyStart, "/cart", "/orders"],
  ...[defaultProduct, paths.product("mountedprint"), PICTURED, PICTURED],
];

test.use({ wakes: false });

/** Marks what may be pressed, chosen or written to by what it is called: a price behind it may be another by then. */
const namesOf = (page: Page) =>
  page
    .locator("main, footer")
    .locator("button, select, summary, textarea, input")
    .evaluateAll((all) => {
      const shown = (all as HTMLInputElement[]).filter(
        (one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled && one.type !== "file",
      );
      return shown.map((one) => {
        const kind = one.type === "button" && !one.ariaPressed ? "opener" : (one.type ?? "fold");
        const words = one.labels?.[0]?.textContent ?? one.ariaLabel ?? one.textContent;
        one.dataset.walked = `${kind} ${words?.replace(/\$.*/s, "").trim()}`;
        return one.dataset.walked;
      });
    });

async function does(page: Page, control: Locator, name: string) {
  const [kind = ""] = name.split(" ");
  await control.focus();
  if (["text", "email", "textarea"].includes(kind)) {
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("10001");
  } else if (kind === "select-one") await page.keyboard.press("ArrowDown");
  else await page.keyboard.press(kind === "radio" ? "Space" : "Enter");
}

/** What is seen, chosen and filled in. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLInputElement>(selector)];
    const fields = all("select, textarea, input").map(
      (one) => `${one.labels?.[0]?.textContent}: ${one.value}`,
    );
    const chosen = all(":checked, [aria-pressed=true], [open]").map(
      (one) => one.ariaLabel ?? one.textContent,
    );
    const shown = document.createTreeWalker(document.querySelector("main") ?? document, NodeFilter.SHOW_TEXT);
    const words: unknown[] = [];
    while (shown.nextNode())
      if (shown.currentNode.parentElement?.localName !== "script") words.push(shown.currentNode.nodeValue);
    return [location.pathname, ...fields, ...chosen, words.join("")].join("\n");
  });

async function walk({ pick, between }: Dice, early: Page, late: Page) {
  const at = pick(where);
  await Promise.all(
    [early, late].map(async (page) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      if (at !== PICTURED) await page.goto(at);
      else await (page === late ? atTheProduct : comeToTheProduct)(page, "A fox asleep under a birch");
    }),
  );
  await late.keyboard.press("Shift");
  await alive(late);
  const done: string[] = [at];
  const names = await namesOf(early);
  for (let steps = between(1, LONGEST); steps > 0; steps--) {
    const name = pick(names);
    // Whoever presses twice what does not answer means it once.
    if (done.includes(name)) continue;
    const marked = await Promise.all([namesOf(early), namesOf(late)]);
    if (!marked.every((here) => here.includes(name))) continue;
    done.push(name);
    for (const page of [early, late])
      await does(page, page.locator(`[data-walked=${JSON.stringify(name)}]`).first(), name);
    // Where it leads, little of what is here can be pressed.
    if (/^(?:opener|submit)/.test(name)) break;
  }
  return done;
}

for (let seed = FIRST; seed < FIRST + WALKS; seed++)
  test(`walk ${seed} ends as it would have with the site there`, async ({ page, browser }) => {
    const late = await browser.newPage();
    const letIn = await withheld(page);
    const done = await walk(dice(`early ${seed}`), page, late);
    letIn();
    await alive(page);
    await expect(async () => expect(await stateOf(page), done.join(", ")).toBe(await stateOf(late))).toPass({
      timeout: 10_000,
    });
    await late.close();
  });

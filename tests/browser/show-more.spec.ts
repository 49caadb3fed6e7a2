import type { Page } from "@playwright/test";
import { expect, test } from "./pages.ts";
import { answering, given } from "./states/answering.ts";
import { known, order, pictures, somebody } from "./states/things.ts";

test.use({ expectedFault: /status of 400/ });

const why = "The rest cannot be read now.";
const lists = {
  orders: {
    at: "/orders",
    first: { orders: [order] },
    rest: { orders: [{ ...order, _id: "order-2" }] },
    shown: (page: Page) => page.getByRole("article"),
  },
  "user/generatedImages": {
    at: "/your-creations",
    first: { generatedImages: pictures.slice(1) },
    rest: { generatedImages: pictures.slice(0, 1) },
    shown: (page: Page) => page.getByRole("main").getByRole("listitem"),
  },
};
type Name = keyof typeof lists;

/** A list of two pages, of which the second is refused until it is not. */
async function inTwoPages(page: Page, name: Name) {
  const { at, first, rest } = lists[name];
  const asked = { refusing: true, times: 0 };
  await page.route(`**/api/v1/${name}?*`, (route) => {
    if (!new URL(route.request().url()).searchParams.has("cursor"))
      return route.fulfill({ json: { ...first, cursor: "next" } });
    asked.times += 1;
    return asked.refusing
      ? route.fulfill({ status: 400, json: { error: why, code: "invalid_input" } })
      : route.fulfill({ json: rest });
  });
  await answering(page);
  const { [`GET /${name}` as keyof typeof known]: _, ...answers } = known;
  await given(page, somebody, answers);
  await page.goto(at);
  return asked;
}

for (const name of Object.keys(lists) as Name[])
  test(`what comes next of ${name} comes when it is asked for; where it does not, that is said`, async ({
    page,
  }) => {
    const asked = await inTwoPages(page, name);
    const shown = lists[name].shown(page);
    const more = page.getByRole("button", { name: "Show more" });
    await expect(more).toBeVisible();
    const before = await shown.count();
    await more.press("Enter");
    await expect(page.getByText(why)).toBeVisible();
    await expect(more).toBeFocused();
    await expect(shown).toHaveCount(before);
    asked.refusing = false;
    await more.press("Enter");
    await expect(shown).toHaveCount(before + 1);
    await expect(page.getByText(why)).toHaveCount(0);
    await expect(more).toHaveCount(0);
  });

test("whoever looks for something among all, of which not all can be read, is told, and asks again", async ({
  page,
}) => {
  const asked = await inTwoPages(page, "user/generatedImages");
  await page.getByLabel("Search").fill("nothing of the kind");
  await expect(page.getByText(why)).toBeVisible();
  expect(asked.times).toBe(1);
  asked.refusing = false;
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(page.getByText("None of your pictures is like that")).toBeVisible();
});

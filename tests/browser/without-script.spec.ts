import { expect, test } from "./pages.ts";

test.use({ javaScriptEnabled: false, wakes: false });

test("the first sentence is sent by the browser itself, and a screen says what it needs", async ({
  page,
  request,
}) => {
  await page.goto("/");
  await page.getByLabel("What would you like to see?").fill("A fox asleep");
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(page).toHaveURL("/journey?subject=A+fox+asleep&aspectRatio=portrait");
  // A browser that is told to run nothing still reads a page as if it ran all.
  const html = await (await request.get(page.url())).text();
  expect(html).toMatch(/<noscript>.*This part of the shop needs JavaScript/);
});

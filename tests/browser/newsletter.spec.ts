import { expect, test } from "./pages.ts";

type Mail = { to: string; subject: string; text: string };

test("somebody subscribes at the foot of a page, confirms by a mail, and leaves by another", async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, "the block shows from medium screens on");
  const email = `reader-${Date.now()}@example.com`;
  const linkIn = async (subject: string) => {
    const mails = (await (await request.get("/_local/mail.json")).json()) as Mail[];
    const mail = mails.find((one) => one.to === email && one.subject === subject);
    const link = /https?:\S+newsletter\?\S+/.exec(mail?.text ?? "")?.[0] ?? "http://none.invalid/";
    return new URL(link).pathname + new URL(link).search;
  };

  await page.goto("/about");
  const block = page.getByRole("region", { name: "Newsletter" });
  await block.getByPlaceholder("Enter your email address").fill(email);
  await block.getByRole("button", { name: "Subscribe Now" }).click();
  await expect(block.getByRole("status")).toContainText("Almost there");
  await expect(block.getByPlaceholder("Enter your email address")).toHaveValue("");

  await page.goto(await linkIn("Do you want our newsletter?"));
  await page.getByRole("button", { name: "Yes, Send It" }).click();
  await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();

  await page.goto(await linkIn("You are on the list"));
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("heading", { name: "You are off the list" })).toBeVisible();
});

test.describe("when it does not work", () => {
  test.use({ expectedFault: /status of (404|500)/ });

  test("what was typed stays, and a dead link says what to do", async ({ page, isMobile }) => {
    if (!isMobile) {
      await page.route("**/api/v1/newsletter/subscribe", (route) =>
        route.fulfill({
          status: 500,
          json: { error: "Something went wrong on our side.", code: "internal" },
        }),
      );
      await page.goto("/about");
      const block = page.getByRole("region", { name: "Newsletter" });
      await block.getByPlaceholder("Enter your email address").fill("ada@example.com");
      await block.getByRole("button", { name: "Subscribe Now" }).click();
      await expect(block.getByRole("status")).toHaveText("Something went wrong on our side.");
      await expect(block.getByPlaceholder("Enter your email address")).toHaveValue("ada@example.com");
    }
    await page.goto("/newsletter?confirm=guess");
    await page.getByRole("button", { name: "Yes, Send It" }).click();
    await expect(page.getByRole("alert")).toContainText("This link has expired.");
  });
});

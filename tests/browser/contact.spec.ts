import { expect, test } from "./pages.ts";
import { answering, given } from "./states/answering.ts";
import { known, somebody } from "./states/things.ts";

test.use({ expectedFault: /status of (422|500)/ });

test("a message is kept when the shop does not answer and when something is missing, and then it goes to the shop", async ({
  page,
  request,
}) => {
  await page.goto("/contact");
  const message = page.getByLabel("Message");
  const send = page.getByRole("button", { name: "Send message" });

  await test.step("what is written from right to left stands so in every field", async () => {
    for (const label of ["Name", "Subject", "Message"]) {
      await page.getByLabel(label).fill("ثعلب نائم");
      await expect(page.getByLabel(label)).toHaveCSS("direction", "rtl");
    }
  });

  const subject = `Oak frames ${test.info().project.name}`;
  await page.getByLabel("Name").fill("Ada");
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByLabel("Subject").fill(subject);
  await message.fill("Do you have oak?");
  await page.route("**/api/v1/contact-form", (route) =>
    route.fulfill({ status: 500, json: { error: "Something went wrong on our side.", code: "internal" } }),
  );
  await send.click();
  // The sentence alone, and the shop's reason below it: heard with it, and read in the same box, as no alarm of its own.
  const failed = page.getByRole("alert");
  await expect(failed).toHaveText("Failed to send message. Please try again.");
  const box = failed.locator("xpath=..");
  await expect(box).toHaveCSS("border-left-style", "solid");
  const reason = box.getByRole("status");
  await expect(reason).toHaveText("Something went wrong on our side.");
  const ink = await failed.evaluate((told) => getComputedStyle(told).color);
  await expect(reason).not.toHaveCSS("color", ink);
  await expect(message).toHaveValue("Do you have oak?");
  await page.unroute("**/api/v1/contact-form");

  await page.getByLabel("Name").fill(" ");
  await send.click();
  await expect(page.getByText("Name is required")).toBeVisible();
  await expect(message).toHaveValue("Do you have oak?");
  await page.getByLabel("Name").fill("Ada");
  await send.click();
  await expect(page.getByText("Message sent successfully")).toBeVisible();
  await expect(page.getByLabel("Subject")).toHaveValue("");
  const mails = await (await request.get("/_local/mail.json")).json();
  expect(mails.map((mail: { subject: string }) => mail.subject)).toContain(`Contact form: ${subject}`);
});

test("whoever is logged in does not type their name and address again", async ({ page }) => {
  await answering(page);
  await given(page, somebody, { ...known, "POST /contact-form": {} });
  await page.goto("/contact");
  await page.keyboard.press("Shift");
  const [name, email] = [page.getByLabel("Name"), page.getByRole("main").getByLabel("Email")];
  await expect(name).toHaveValue("Ada Lovelace");
  await expect(email).toHaveValue("ada@example.com");
  await email.fill("another@example.com");
  await page.getByLabel("Subject").fill("Oak");
  await page.getByLabel("Message").fill("Do you have oak?");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Message sent successfully")).toBeVisible();
  await expect(email).toHaveValue("ada@example.com");
});

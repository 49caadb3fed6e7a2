import { expect, test, toastsStay } from "./pages.ts";
import { aPerson, openModal } from "./people.ts";
import { answering, given } from "./states/answering.ts";
import { known, somebody } from "./states/things.ts";

test.use({ expectedFault: /status of 422/ });

const reason = "This password is among the first that anybody would guess.";

test("a password that anybody would guess is refused where it was typed, with the reason", async ({
  page,
  isMobile,
}) => {
  await page.route("**/auth/mailed-link", (route) => route.fulfill({ json: { email: "ada@example.com" } }));
  await page.goto("/reset-password?token=anything");
  const main = page.getByRole("main");
  await main.getByLabel("New password").fill("iloveyou");
  await main.getByRole("button", { name: "Save and Log In" }).click();
  await expect(main.getByLabel("New password")).toHaveAccessibleDescription(reason);
  // The link is as good as before.
  await expect(main.getByText("We can send you a new link.")).toHaveCount(0);

  await openModal(page, isMobile, "Sign Up");
  const modal = page.getByRole("dialog", { name: "Create your account" });
  for (const [label, value] of [
    ["First Name", "Ada"],
    ["Last Name", "Lovelace"],
    ["Email", aPerson().email],
    ["Password", "iloveyou"],
  ] as const)
    await modal.getByLabel(label).fill(value);
  await toastsStay(page);
  await modal.getByRole("button", { name: "Sign Up", exact: true }).click();
  await expect(page.getByText(`Error: ${reason}`)).toBeVisible();
  await expect(modal.getByLabel("Password")).toHaveAccessibleDescription(reason);
  await expect(modal.getByLabel("Password")).toBeFocused();
});

test("a link that opens nothing any more says so at once, and another one can be asked for", async ({
  page,
}) => {
  for (const path of ["/reset-password?token=used", "/verify-email?emailToken=used"]) {
    await page.goto(path);
    await expect(page.getByText("This link has expired or was used already.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Send a New Link" })).toBeVisible();
    await expect(page.getByLabel("New password")).toHaveCount(0);
  }
  // One that has verified an address already leads to the log-in.
  await page.getByRole("main").getByRole("button", { name: "Log In" }).click();
  await expect(page.getByRole("dialog").getByLabel("Password")).toBeVisible();
});

test("whoever is refused anywhere is at the field that is meant", async ({ page }) => {
  const refused = { "POST /orders/find": 422, "PUT /orders/order-1/address": 422, "POST /contact-form": 422 };
  await answering(page);
  await given(page, somebody, { ...known, ...refused });
  await page.goto("/orders");
  await page.getByLabel("Order number").fill("WF-1");
  const email = page.getByRole("main").getByLabel("Email");
  await email.fill("a@b.c");
  await page.getByRole("button", { name: "Find it" }).press("Enter");
  await expect(email).toHaveAccessibleDescription("Invalid email");
  await expect(email).toBeFocused();

  await page.goto("/orders/order-1");
  await page.getByRole("button", { name: "Correct the address" }).press("Enter");
  const tokens = [
    "name",
    "address-line1",
    "address-line2",
    "address-level2",
    "address-level1",
    "postal-code",
  ];
  const typed = page.getByRole("dialog").getByRole("textbox");
  expect(await typed.evaluateAll((all) => all.map((one) => one.getAttribute("autocomplete")))).toEqual(
    tokens,
  );
  await page.getByRole("button", { name: "Save Address" }).press("Enter");
  await expect(page.getByLabel("ZIP")).toHaveAccessibleDescription("Five digits.");
  await expect(page.getByLabel("ZIP")).toBeFocused();
  // Said at the field, and nowhere else.
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveCount(0);

  await page.goto("/contact");
  for (const name of ["Name", "Subject", "Message"])
    await page.getByLabel(name, { exact: true }).fill("Hello");
  await email.fill("a@b.c");
  await page.getByRole("button", { name: "Send message" }).press("Enter");
  await expect(page.getByRole("alert")).toContainText("Failed to send message. Please try again.");
  await expect(email).toBeFocused();

  const fields = { password: "The password is not right." };
  await page.route("**/user/delete", (route) =>
    route.fulfill({ status: 422, json: { error: "Please check what you entered.", code: "x", fields } }),
  );
  await page.goto("/account");
  await page.getByRole("button", { name: "Delete Account" }).press("Enter");
  await page.getByRole("button", { name: "Delete for Good" }).press("Enter");
  const password = page.getByRole("dialog").getByLabel("Password");
  await expect(password).toHaveAccessibleDescription(fields.password);
  await expect(password).toBeFocused();
});

test("an address takes a state by its name, and says at the field what is missing", async ({ page }) => {
  await answering(page);
  await given(page, somebody, known);
  await page.goto("/orders/order-1");
  await page.getByRole("button", { name: "Correct the address" }).press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Address line 2 (optional)")).not.toHaveAttribute("required");
  const city = dialog.getByLabel("City");
  await city.fill(" ");
  await dialog.getByLabel("State").fill("new york");
  await dialog.getByLabel("State").press("Enter");
  await expect(city).toHaveAccessibleDescription("City is required");
  await expect(city).toBeFocused();
  // Nobody answers: what is sent is all that is asked here.
  await page.route("**/orders/order-1/address", () => {});
  await city.fill("New York");
  const sent = page.waitForRequest((request) => request.method() === "PUT");
  await city.press("Enter");
  expect((await sent).postDataJSON().address).toMatchObject({ city: "New York", state: "NY" });
});

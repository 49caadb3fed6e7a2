import type { APIRequestContext, Page } from "@playwright/test";
import type { Operations } from "../../functions/api/operations.ts";
import type { Store } from "../../web/src/store.ts";
import { expect, test, toastsStay } from "./pages.ts";

/** Where the console is asked for its mails. */
type Mails = { get(path: string): Promise<{ json(): Promise<unknown> }> };

type Mail = { to: string; subject: string; text: string };

let people = 0;
export const aPerson = () => ({
  first: "Ada",
  last: "Lovelace",
  email: `ada-${test.info().workerIndex}-${Date.now()}-${++people}@example.com`,
  password: "correct horse",
});
export type Person = ReturnType<typeof aPerson>;

/** The way to the modals: the header on a desktop, the menu on a phone. */
export async function openModal(page: Page, isMobile: boolean, name: "Login" | "Sign Up") {
  if (isMobile) await page.getByRole("button", { name: "Menu" }).click();
  const from = isMobile ? page.getByRole("dialog", { name: "Wallflower" }) : page.getByRole("banner");
  await from.getByRole("button", { name: new RegExp(`^${name}$`, "i") }).click();
}

export async function signUp(page: Page, isMobile: boolean, person: Person) {
  await openModal(page, isMobile, "Sign Up");
  const modal = page.getByRole("dialog", { name: "Create your account" });
  await modal.getByLabel("First Name").fill(person.first);
  await modal.getByLabel("Last Name").fill(person.last);
  await modal.getByLabel("Email").fill(person.email);
  await modal.getByLabel("Password").fill(person.password);
  await toastsStay(page);
  await modal.getByRole("button", { name: "Sign Up", exact: true }).click();
  await expect(page.getByText("Verification email sent")).toBeVisible();
}

export async function mailedLink(request: Mails, { email }: Person, subject: RegExp) {
  const mails = (await (await request.get("/_local/mail.json")).json()) as Mail[];
  const mail = mails.find((one) => one.to === email && subject.test(one.subject));
  const { pathname, search } = new URL(
    /https?:\S+oken=\S+/.exec(mail?.text ?? "")?.[0] ?? "http://none.invalid/",
  );
  return pathname + search;
}

export async function register(page: Page, request: Mails, isMobile: boolean, person: Person, origin = "") {
  await signUp(page, isMobile, person);
  await verify(page, request, person, origin);
}

/** Follows the link in the mail. */
export async function verify(page: Page, request: Mails, person: Person, origin = "") {
  await page.goto(origin + (await mailedLink(request, person, /./)));
  await page.getByRole("button", { name: "Verify Email" }).click();
  await expect(account(page)).toBeVisible();
  await expect(page).not.toHaveURL(/verify-email/);
}

export const account = (page: Page) => page.getByLabel("Account of Ada");

/** Where toasts stay: a press takes this one away from what it lies on. */
export const isWelcomed = (page: Page) => page.getByText("Welcome Back!").click();

export async function logOut(page: Page) {
  await account(page).click();
  await page.getByRole("button", { name: "Log out", exact: true }).click();
  await expect(account(page)).toHaveCount(0);
}

type Session = Operations["POST /auth/login"]["answer"];

/** Opens a page as whom the shop has let in: no form is filled in for it. */
export async function openAs(page: Page, { accessToken, user: known }: Session, path: string) {
  const { cart, ...user } = known;
  const state: Partial<Store> = { accessToken, user };
  const remembered = await page.addInitScript(
    (root) => localStorage.setItem("root", root),
    JSON.stringify({ state, version: 1 }),
  );
  await page.goto(path);
  // Once, and not at every page from then on: somebody may leave.
  await remembered.dispose();
}

type Known = Pick<Person, "email" | "password">;

/** Knocks, and does not wait for what is said to it. */
export async function tryToLogIn(page: Page, isMobile: boolean, { email, password }: Known) {
  await openModal(page, isMobile, "Login");
  const modal = page.getByRole("dialog", { name: "Welcome back to Wallflower" });
  await modal.getByLabel("Email").fill(email);
  await modal.getByLabel("Password").fill(password);
  await modal.getByRole("button", { name: "Log In", exact: true }).click();
  return modal;
}

export async function logIn(page: Page, isMobile: boolean, person: Known) {
  await expect(await tryToLogIn(page, isMobile, person)).toBeHidden();
}

/** Whom the shop does not know. */
export const aStranger: Known = { email: "nobody@example.com", password: "correct horse" };

/** Somebody who has signed up in another browser. */
export async function anAccount(request: APIRequestContext) {
  const person = aPerson();
  const { first: firstName, last: lastName, email, password } = person;
  await request.post("/api/v1/auth/register", { data: { firstName, lastName, email, password } });
  const link = async () => new URLSearchParams((await mailedLink(request, person, /./)).split("?")[1]);
  await expect.poll(async () => (await link()).has("emailToken")).toBe(true);
  const data = { emailToken: (await link()).get("emailToken") };
  expect((await request.post("/api/v1/auth/verify-email", { data })).status()).toBe(200);
  return person;
}

/** Somebody with an account, who has logged in and opens a page. */
export async function comeSignedIn(page: Page, path: string) {
  const person = await anAccount(page.request);
  const { email, password } = person;
  const answer = await page.request.post("/api/v1/auth/login", { data: { email, password } });
  await openAs(page, await answer.json(), path);
  await expect(account(page)).toBeVisible();
  return person;
}

import type { APIRequestContext, Page } from "@playwright/test";

type Card = { email: string; card?: string; shipping?: RegExp };

/** Fills in the payment page as a person would. */
export async function fillIn(page: Page, { email, card = "4242 4242 4242 4242", shipping = /Budget/ }: Card) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Full name").fill("Ada Lovelace");
  await page.getByLabel("Address line 1").fill("1 Museum Mile");
  await page.getByLabel("City").fill("New York");
  await page.getByLabel("State").fill("NY");
  await page.getByLabel("ZIP").fill("10028");
  await page.getByLabel(shipping).check();
  await page.getByLabel("Card number").fill(card);
  await page.getByLabel("Expiration").fill("12/30");
  await page.getByLabel("CVC").fill("123");
}

export const pay = (page: Page) => page.getByRole("button", { name: /^Pay/ }).click();

type Mail = { to: string; subject: string; text: string };
type Print = {
  id: string;
  merchantReference: string;
  stage: string;
  items: { assets: { status: string }[] }[];
};

/** The subjects of somebody's mails, the oldest first. */
export async function subjectsFor(request: APIRequestContext, email: string) {
  const mails = (await (await request.get("/_local/mail.json")).json()) as Mail[];
  return mails
    .filter(({ to }) => to === email)
    .map(({ subject }) => subject.replace(/WF-\w+/, "WF"))
    .reverse();
}

/** Where a mail of somebody's leads. */
export async function linkFor(request: APIRequestContext, email: string, subject: RegExp) {
  const mails = (await (await request.get("/_local/mail.json")).json()) as Mail[];
  const mail = mails.find((one) => one.to === email && subject.test(one.subject));
  const { pathname, search } = new URL(/https?:\S+\?key=\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  return pathname + search;
}

export async function printOf(request: APIRequestContext, orderId: string) {
  const prints = (await (await request.get("/_local/prints.json")).json()) as Print[];
  return prints.find(({ merchantReference }) => merchantReference === orderId);
}

export const atThePrintHouse = (request: APIRequestContext, id: string, action: string) =>
  request.post(`/_local/prints/${id}/${action}`);

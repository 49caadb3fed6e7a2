import { inDialog, nobody, press, pressBelow, type State } from "./state.ts";
import { checkout, order } from "./things.ts";

export const orders: Record<string, State> = {
  "an order that was just paid": { path: "/checkout/success/session-1", shows: "What happens next" },
  "an order that nobody has heard of yet": {
    path: "/checkout/success/session-1",
    answers: { "GET /cart/checkout-session/session-1": checkout(null) },
    shows: "Order Information",
  },
  "an order that was not paid": {
    path: "/checkout/success/session-1",
    answers: { "GET /cart/checkout-session/session-1": { ...checkout({ status: "expired" }), order: null } },
    shows: "This order was not paid",
  },
  "an order that cannot be shown": {
    path: "/checkout/success/session-1",
    answers: { "GET /cart/checkout-session/session-1": 422 },
    shows: "We couldn't load your order details.",
  },
  "my orders": { path: "/orders", answers: { "POST /orders/find": 422 }, shows: "Order #" },
  "an order that is not found": {
    act: async (page) => {
      await page.getByLabel("Order number").fill("WF-1");
      await page.getByLabel("Email", { exact: true }).first().fill("a@b.c");
      await press("Find it")(page);
    },
    shows: "Invalid email",
  },
  "orders that cannot be loaded": {
    path: "/orders",
    answers: { "GET /orders": 422 },
    shows: "We could not load your orders",
  },
  "an order": {
    path: "/orders/order-1",
    answers: { "POST /orders/order-1/cancel": 409, "PUT /orders/order-1/address": 422 },
    shows: "What happened so far",
  },
  "calling an order off": {
    act: async (page) => {
      await press("Cancel order")(page);
      await inDialog(page).getByRole("button", { name: "Cancel Order" }).click();
    },
    shows: "That did not work this time.",
  },
  "an address with a fault": {
    act: async (page) => {
      await pressBelow("Correct the address")(page);
      await press("Save Address")(page);
    },
    shows: "Five digits.",
  },
  "a delivered order": {
    path: "/orders/order-1",
    answers: { "GET /orders/order-1": { order: { ...order, status: "completed" } } },
    shows: "Once it is there",
  },
};

export const people: Record<string, State> = {
  "a login with nothing filled in": {
    path: "/about",
    as: nobody,
    answers: { "POST /auth/forgot-password": {} },
    act: async (page) => {
      await press("Login")(page);
      await inDialog(page).getByRole("button", { name: "Log In", exact: true }).click();
    },
    shows: "Email is required",
  },
  "a forgotten password": {
    act: async (page) => {
      await press("Forgot password?")(page);
      await inDialog(page).getByLabel("Email").fill("a@example.com");
      await press("Send the Link")(page);
    },
    shows: "is on its way. It works for 24 hours.",
  },
  "a registration with nothing filled in": {
    act: async (page) => {
      await pressBelow("Sign up")(page);
      await inDialog(page).getByRole("button", { name: "Sign Up", exact: true }).click();
    },
    shows: "First name is required",
  },
  "a mail that waits": { path: "/about", as: { unverified: "ada@example.com" }, shows: "Check your inbox." },
  "a link that is too old": {
    path: "/verify-email?emailToken=x",
    as: nobody,
    answers: { "POST /auth/verify-email": 401 },
    act: press("Verify Email"),
    shows: "We can send you a new link.",
  },
  "a link that was used": {
    path: "/verify-email?emailToken=x",
    as: nobody,
    answers: { "POST /auth/mailed-link": { email: null } },
    shows: "all that is left is to log in.",
  },
  "the account's menu": {
    path: "/about",
    act: (page) => page.getByLabel("Account of Ada").click(),
    shows: "Log out",
  },
  "an account": { path: "/account", shows: "ada@example.com" },
  "an account about to be deleted": { act: press(/^Delete/), shows: /password|gone for good/i },
  "a message that was not sent": {
    path: "/contact",
    answers: { "POST /contact-form": 422 },
    act: async (page) => {
      await page.getByLabel("Name").fill("Ada");
      await page.getByLabel("Email", { exact: true }).first().fill("ada@example.com");
      await page.getByLabel("Subject").fill("A frame");
      await page.getByLabel("Message").fill("Is it oak?");
      await press(/^Send/)(page);
    },
    shows: /Failed to send message|e-mail address/,
  },
  "the menu of a phone": {
    path: "/about",
    act: async (page) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await press("Menu")(page);
    },
    shows: "Logout",
  },
};

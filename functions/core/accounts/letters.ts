import { type Letter, written } from "../mail/letter.ts";
import { paths, withQuery } from "../site/paths.ts";

type Site = { siteUrl: string };

const toShop =
  (words: Letter) =>
  ({ siteUrl }: Site) =>
    written({ ...words, action: { label: "To the shop", url: siteUrl } });

/** To the owner of an account, when somebody signs up with its address again. */
export const accountExistsLetter = toShop({
  subject: "You already have an account",
  heading: "Welcome back",
  paragraphs: [
    "Somebody, most likely you, signed up with this address. It has an account already, so nothing was changed.",
    "You can log in with your password; 'Forgot password?' gets you a new one. If it was not you, there is nothing to do.",
  ],
});

/** To an address that has no account, when somebody asks for a link that only accounts have. */
export const noAccountLetter = toShop({
  subject: "There is no account for this address",
  heading: "We looked, and found none",
  paragraphs: [
    "Somebody, most likely you, asked us for a link to get into an account with this address. There is none.",
    "Perhaps you signed up with another address, or not at all yet. If it was not you, there is nothing to do.",
  ],
});

/** To the owner of an account whose password has just been changed, who should know of it if somebody else did. */
export const passwordChangedLetter = toShop({
  subject: "Your password was changed",
  heading: "Your password was changed",
  paragraphs: [
    "The password of your account is a new one, and every other browser is logged out.",
    "If it was not you, choose a new one with 'Forgot password?' at once: the link comes to this address.",
  ],
});

/** To the owner of an account who has forgotten its password. */
export const resetLetter = ({ siteUrl }: Site, { secret }: { secret: string }) =>
  written({
    subject: "Choose a new password",
    heading: "A new password",
    paragraphs: [
      "You asked for a way to choose a new password. Here it is; when you have chosen, every other browser is logged out.",
      "The link works once, for 24 hours. If you did not ask for it, ignore this mail: your password stays as it is.",
    ],
    action: { label: "Choose a Password", url: siteUrl + withQuery(paths.resetPassword, { token: secret }) },
  });

/** To whoever signed up: the proof that the address is theirs. No word of theirs stands in it: it may be a stranger. */
export const verificationLetter = ({ siteUrl }: Site, { secret }: { secret: string }) =>
  written({
    subject: "Verify your e-mail",
    heading: "Welcome to Wallflower",
    paragraphs: [
      "Thank you for signing up. One click tells us that this address is yours, and your account is ready.",
      "The link works once, for 24 hours. If you did not sign up, ignore this mail: without the click there is no account.",
    ],
    action: { label: "Verify Email", url: siteUrl + withQuery(paths.verifyEmail, { emailToken: secret }) },
  });

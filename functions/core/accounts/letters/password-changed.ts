import { written } from "../../mail/letter.ts";

/** To the owner of an account whose password has just been changed, who should know of it if somebody else did. */
export const passwordChangedLetter = ({ siteUrl }: { siteUrl: string }) =>
  written({
    subject: "Your password was changed",
    heading: "Your password was changed",
    paragraphs: [
      "The password of your account is a new one, and every other browser is logged out.",
      "If it was not you, choose a new one with 'Forgot password?' at once: the link comes to this address.",
    ],
    action: { label: "To the shop", url: siteUrl },
  });

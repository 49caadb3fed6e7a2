import { written } from "../../mail/letter.ts";

/** To the owner of an account, when somebody signs up with its address again. */
export const accountExistsLetter = ({ siteUrl }: { siteUrl: string }) =>
  written({
    subject: "You already have an account",
    heading: "Welcome back",
    paragraphs: [
      "Somebody, most likely you, signed up with this address. It has an account already, so nothing was changed.",
      "You can log in with your password. If it was not you, there is nothing to do.",
    ],
    action: { label: "To the shop", url: siteUrl },
  });

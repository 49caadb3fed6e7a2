import { written } from "../../mail/letter.ts";
import { paths, withQuery } from "../../site/paths.ts";

/** To the owner of an account who has forgotten its password. */
export const resetLetter = ({ siteUrl }: { siteUrl: string }, { secret }: { secret: string }) =>
  written({
    subject: "Choose a new password",
    heading: "A new password",
    paragraphs: [
      "You asked for a way to choose a new password. Here it is; when you have chosen, every other browser is logged out.",
      "The link works once, for 24 hours. If you did not ask for it, ignore this mail: your password stays as it is.",
    ],
    action: { label: "Choose a Password", url: siteUrl + withQuery(paths.resetPassword, { token: secret }) },
  });

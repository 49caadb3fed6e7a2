import { written } from "../../mail/letter.ts";
import { paths, withQuery } from "../../site/paths.ts";

/** To whoever signed up: the proof that the address is theirs. No word of theirs stands in it: it may be a stranger. */
export const verificationLetter = ({ siteUrl }: { siteUrl: string }, { secret }: { secret: string }) =>
  written({
    subject: "Verify your e-mail",
    heading: "Welcome to Wallflower",
    paragraphs: [
      "Thank you for signing up. One click tells us that this address is yours, and your account is ready.",
      "The link works once, for 24 hours. If you did not sign up, ignore this mail: without the click there is no account.",
    ],
    action: { label: "Verify Email", url: siteUrl + withQuery(paths.verifyEmail, { emailToken: secret }) },
  });

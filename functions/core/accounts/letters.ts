import { written } from "../mail/letter.ts";

type Site = { siteUrl: string };

export const verificationLetter = (
  { siteUrl }: Site,
  { firstName, secret }: { firstName: string; secret: string },
) =>
  written({
    subject: "Verify your e-mail",
    heading: `Welcome, ${firstName}`,
    paragraphs: [
      "Thank you for signing up. One click tells us that this address is yours, and your account is ready.",
      "The link works once, for 24 hours. If you did not sign up, ignore this mail: without the click there is no account.",
    ],
    action: { label: "Verify Email", url: `${siteUrl}/verify-email?emailToken=${secret}` },
  });

export const accountExistsLetter = ({ siteUrl }: Site) =>
  written({
    subject: "You already have an account",
    heading: "Welcome back",
    paragraphs: [
      "Somebody, most likely you, signed up with this address. It has an account already, so nothing was changed.",
      "You can log in with your password. If it was not you, there is nothing to do.",
    ],
    action: { label: "To the shop", url: siteUrl },
  });

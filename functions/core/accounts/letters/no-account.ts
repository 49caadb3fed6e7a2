import { written } from "../../mail/letter.ts";

/** To an address that has no account, when somebody asks for a link that only accounts have. */
export const noAccountLetter = ({ siteUrl }: { siteUrl: string }) =>
  written({
    subject: "There is no account for this address",
    heading: "We looked, and found none",
    paragraphs: [
      "Somebody, most likely you, asked us for a link to get into an account with this address. There is none.",
      "Perhaps you signed up with another address, or not at all yet. If it was not you, there is nothing to do.",
    ],
    action: { label: "To the shop", url: siteUrl },
  });

import { written } from "../mail/letter.ts";
import type { KeptMessage } from "./messages.ts";

export const contactLetter = ({ id, name, email, subject, message }: KeptMessage) =>
  written({
    subject: `Contact form: ${subject.replaceAll(/\s+/g, " ")}`,
    heading: subject,
    paragraphs: [message, `${name} <${email}>`, `Kept as ${id} for a year.`],
  });

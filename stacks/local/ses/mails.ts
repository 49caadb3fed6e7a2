/** An e-mail that arrived. */
export type Mail = {
  id: string;
  sentAt: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
};

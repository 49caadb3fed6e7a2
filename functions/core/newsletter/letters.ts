import { type Letter, written } from "../mail/letter.ts";
import { LEAVES_AT_ONCE, pathForOthers } from "../site/api-paths.ts";
import { paths, withQuery } from "../site/paths.ts";

type Site = { siteUrl: string };

/** Where one click ends it. */
export const leaveAt = ({ siteUrl }: Site, token: string) =>
  siteUrl + withQuery(paths.newsletter, { leave: token });

/** Where a mail program's own button ends it: by one POST, without a page (RFC 8058). */
export const leaveAtOnceAt = ({ siteUrl }: Site, token: string) =>
  siteUrl + pathForOthers(LEAVES_AT_ONCE, token);

export const confirmLetter = ({ siteUrl }: Site, { secret }: { secret: string }) =>
  written({
    subject: "Do you want our newsletter?",
    heading: "One click, and it is yours",
    paragraphs: [
      "Somebody asked for the Wallflower newsletter at this address: new styles, new sizes, and what others hang on their walls, about once a month.",
      "If that was you, please confirm. If not, ignore this mail: you will not hear from us again.",
    ],
    action: { label: "Yes, Send It", url: siteUrl + withQuery(paths.newsletter, { confirm: secret }) },
  });

/** For whoever is on the list: one click in it ends that, and so does the mail program's own button. */
const toSubscriber =
  (words: Letter) =>
  (site: Site, { token }: { token: string }) => ({
    ...written({ ...words, action: { label: "Unsubscribe", url: leaveAt(site, token) } }),
    leaveAt: leaveAtOnceAt(site, token),
  });

export const welcomeLetter = toSubscriber({
  subject: "You are on the list",
  heading: "Good to have you here",
  paragraphs: [
    "From now on our newsletter comes to this address, about once a month.",
    "Whenever you have had enough, one click ends it:",
  ],
});

/** Only the owner of the mailbox learns that they are on the list already. */
export const alreadyLetter = toSubscriber({
  subject: "You have our newsletter already",
  heading: "You are on the list already",
  paragraphs: [
    "Somebody asked for the Wallflower newsletter at this address, which gets it already. There is nothing you need to do.",
    "If you have had enough of it, one click ends it:",
  ],
});

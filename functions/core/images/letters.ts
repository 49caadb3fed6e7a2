import { written } from "../mail/letter.ts";
import { paths } from "../site/paths.ts";

/** To the owner of a picture that the shop has taken down: they described it, so its words are theirs. */
export const pictureRemovedLetter = ({ siteUrl }: { siteUrl: string }, { title }: { title: string }) =>
  written({
    subject: "We have removed one of your pictures",
    heading: "One of your pictures is gone",
    paragraphs: [
      `Somebody asked us to look at your picture “${title}”. We think that it does not fit our terms, and have removed it: its page shows nothing any more.`,
      "If you think that we are wrong, write to us. A person reads it, and answers.",
    ],
    action: { label: "Write to Us", url: siteUrl + paths.contact },
  });

import { plainSubject } from "./plain-subject.ts";

/** Where to look, whom to write to, what to dial: no picture is described so, and adverts are. */
const leadsAway = [
  /:\/\/|@[\p{L}\p{N}]/u,
  /[\p{L}\p{N}]\.(?:\p{Ll}{2,}|\p{Lu}{2,})(?!\p{L})/u,
  /(?:\.|\bdot)\s*(?:com|net|org|info|biz|shop|xyz)\b/i,
  /(?:\p{Nd}[\s().+-]*){7,}/u,
];

export const isAdvert = (subject: string) => {
  const plain = plainSubject(subject);
  return leadsAway.some((sign) => sign.test(plain));
};

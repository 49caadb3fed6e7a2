import { plainSubject } from "./plain-subject.ts";

/** How addresses end. Whoever spells their dot out is believed for these alone: pictures are of dots as well. */
const ending =
  "(?:com|net|org|info|biz|shop|xyz|site|online|store|club|top|vip|link|live|click|app|dev|bet|win|fun|pro|example|io|co|ai|me|tv|gg|cc|ru|cn|de|uk|us|eu|fr|es|nl|pl|ch|ca|au|jp|br|ly)(?!\\p{L})";

/** Where to look, or whom to write to. */
const sites = [
  /:\/\/|@[\p{L}\p{N}]/u,
  // Browsers take the second for the first.
  /[\p{L}\p{N}][.。](?:\p{Ll}{2,}|\p{Lu}{2,})(?!\p{L})/u,
  /\.\s*(?:com|net|org|info|biz|shop|xyz)\b/i,
  new RegExp(`(?:[.。]|(?:\\s[.。]|[·•‧∙])\\s*)${ending}`, "iu"),
  new RegExp(`[\\p{L}\\p{N}],${ending}\\s*/`, "iu"),
  new RegExp(`(?<!\\p{L}|polka[\\s-]*)dot[\\s-]*${ending}`, "iu"),
];

const isIn = (text: string) => (sign: RegExp) => sign.test(text);

/** No picture is described by where to look, whom to write to or what to dial, and adverts are. */
export const isAdvert = (subject: string) =>
  [...sites, /(?:\p{Nd}[\s().+-]*){7,}/u].some(isIn(plainSubject(subject)));

/** The same of a line of an address, where a house and its street may be of seven digits. */
export const leadsAway = (line: string) =>
  [...sites, /(?:\p{Nd}[\s().+-]*){10,}/u].some(isIn(plainSubject(line)));

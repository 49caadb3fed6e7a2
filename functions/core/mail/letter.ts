type Link = { label: string; url: string };
export type Paragraph = string | Link;

/** What an e-mail says, before it is put into its two forms. */
export type Letter = {
  subject: string;
  heading: string;
  paragraphs: Paragraph[];
  /** The one thing to do, as a link that looks like a button. */
  action?: Link;
};

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`).replaceAll("\n", "<br />");

const INK = "#1d1a16";
const serif = "Fraunces, Georgia, 'Times New Roman', serif";
const sans = "Figtree, 'Helvetica Neue', Arial, sans-serif";

const button = ({ label, url }: Link) =>
  `<p style="margin: 28px 0 14px"><a href="${escaped(url)}" class="button" style="display: inline-block; padding: 13px 24px; border-radius: 4px; background: #b4451b; color: #fffaf5; font-weight: 600; text-decoration: none">${escaped(label)}</a></p>`;

/** A number that breaks at its dash cannot be read out, nor a size in its middle. */
const unbroken = (words: string) =>
  escaped(words).replace(/\bWF-\w+|\d+ × \d+ \w+|\d+–\d+/g, `<span style="white-space: nowrap">$&</span>`);

const inHtml = (paragraph: Paragraph) =>
  typeof paragraph === "string"
    ? unbroken(paragraph)
    : `<a href="${escaped(paragraph.url)}" class="link" style="color: #b4451b">${unbroken(paragraph.label)}</a>`;

/** Who reads in the dark gets the shop's own dark, not what a mail program makes of its light. */
const dark = `@media (prefers-color-scheme: dark) {
        .wall { background: #161310 !important; color: #f2ebdf !important }
        .sheet { background: #1e1a15 !important; border-color: #3a332b !important }
        .link { color: #f0905f !important }
        .button { background: #f0905f !important; color: #1f0f06 !important }
      }`;

const html = ({ subject, heading, paragraphs, action }: Letter) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="color-scheme" content="light dark" />
    <style>
      h1 { text-wrap: balance }
      ${dark}
    </style>
    <title>${escaped(subject)}</title>
  </head>
  <body class="wall" style="margin: 0; padding: 24px 16px; background: #f3efe7; color: ${INK}; font: 16px/1.6 ${sans}">
    <div class="sheet" style="max-width: 560px; margin: 0 auto; padding: 32px 32px 18px; background: #fbf9f5; border: 1px solid #e2dccf; overflow-wrap: anywhere">
      <p style="margin: 0 0 28px; font: 480 20px/1 ${serif}">Wallflower</p>
      <h1 style="margin: 0 0 16px; font: 420 26px/1.2 ${serif}">${escaped(heading)}</h1>
      ${paragraphs.map((paragraph) => `<p style="margin: 0 0 14px">${inHtml(paragraph)}</p>`).join("\n      ")}
      ${action ? button(action) : ""}
    </div>
  </body>
</html>`;

const inText = (paragraph: Paragraph) =>
  typeof paragraph === "string" ? paragraph : `${paragraph.label}: ${paragraph.url}`;

const text = ({ heading, paragraphs, action }: Letter) =>
  [heading, ...paragraphs, ...(action ? [action] : []), "Wallflower"].map(inText).join("\n\n");

/** A letter in the look of the shop, plain and as HTML, ready to be sent to somebody. */
export const written = (letter: Letter) => ({
  subject: letter.subject,
  text: text(letter),
  html: html(letter),
});

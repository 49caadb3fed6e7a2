import { html } from "hono/html";

type Html = ReturnType<typeof html>;
export type Link = { path: string; title: string };

const nav = (sections: readonly Link[], here: string) =>
  sections.map(
    ({ path, title }) =>
      html`<li><a href="${path}" ${here === path ? html`aria-current="page"` : ""}>${title}</a></li>`,
  );

type Page = { title: string; sections: readonly Link[]; here: string; body: Html | Html[] };

/** Every section of the console looks like this; nothing in it needs a script. */
export const page = ({ title, sections, here, body }: Page) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title} · Wallflower, behind the wall</title>
    <link rel="stylesheet" href="/_local/style.css" />
    <link rel="icon" href="data:," />
  </head>
  <body>
    <header>
      <p><a href="/_local">Behind the wall</a> <small>local stage: nothing here is real</small></p>
      <nav aria-label="Sections"><ul>${nav(sections, here)}</ul></nav>
      <p><a href="/">To the shop</a></p>
    </header>
    <main>
      <h1>${title}</h1>
      ${body}
    </main>
  </body>
</html>`;

export const time = (iso: string) =>
  html`<time datetime="${iso}">${iso.slice(0, 19).replace("T", " ")} UTC</time>`;

/** What a section says as long as there is nothing in it. */
export const empty = (sentence: string) => html`<p class="empty">${sentence}</p>`;

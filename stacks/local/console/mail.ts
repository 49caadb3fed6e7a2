import { html, raw } from "hono/html";
import { eventOf, type Fate, fates, type Mail } from "../ses/mails.ts";
import { tellOfMail } from "../ses/tell.ts";
import { empty, page, time } from "./page.ts";
import type { Section } from "./section.ts";

const path = "/_local/mail";

const row = ({ id, to, subject, sentAt }: Mail) => html`<tr>
  <td><a href="${path}/${id}">${subject}</a></td>
  <td>${to}</td>
  <td>${time(sentAt)}</td>
</tr>`;

const inbox = (mails: Mail[]) => html`<div class="scroll" tabindex="0" role="region" aria-label="Inbox">
  <table>
    <thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Sent</th></tr></thead>
    <tbody>${mails.map(row)}</tbody>
  </table>
</div>`;

const links = (text: string) => [...new Set(text.match(/https?:\/\/[^\s<>"')]+/g) ?? [])];

const fateWords: Record<Fate, string> = {
  bounce: "Let it come back",
  complain: "Complain about it",
  full: "Let its mailbox be full",
  away: "Answer that nobody is there",
};

const message = ({ id, from, to, replyTo, sentAt, text }: Mail) => html`
  <dl><dt>From</dt><dd>${from}</dd><dt>To</dt><dd>${to}</dd>${replyTo ? html`<dt>Reply to</dt><dd>${replyTo}</dd>` : ""}<dt>Sent</dt><dd>${time(sentAt)}</dd></dl>
  <h2>Links</h2>
  <ul>${links(text).map((link) => html`<li><a href="${link}">${link}</a></li>`)}</ul>
  <h2>What becomes of it</h2>
  ${fates.map(
    (fate) =>
      html`<form method="post" action="${path}/${id}/${fate}"><button>${fateWords[fate]}</button></form>`,
  )}
  <h2>As most people see it</h2>
  <iframe
    src="${path}/${id}/html"
    title="The message as HTML"
    sandbox="allow-top-navigation-by-user-activation allow-popups"
  ></iframe>
  <h2>As plain text</h2>
  <pre>${text}</pre>`;

/** No script of a message runs, and its links open in the whole window. */
const frameHeaders = {
  "content-security-policy":
    "sandbox allow-top-navigation-by-user-activation allow-popups; script-src 'none'; frame-ancestors 'self'",
};

export const mail: Section = {
  path,
  title: "Mail",
  about: "Every e-mail the shop has sent, with links that work.",
  open(app, { mails, sqs }, sections) {
    app.get(path, (c) => {
      const all = mails.all();
      const body = all.length > 0 ? inbox(all) : empty("E-mails that the shop sends will appear here.");
      return c.html(page({ title: "Mail", sections, here: path, body }));
    });
    app.get(`${path}.json`, (c) =>
      c.json(
        mails.all().map(({ to, replyTo, subject, text, html, sentAt }) => ({
          ...{ to, replyTo, subject, text, html, sentAt },
        })),
      ),
    );
    app.get(`${path}/:id`, (c) => {
      const found = mails.get(c.req.param("id"));
      if (!found) return c.notFound();
      return c.html(page({ title: found.subject, sections, here: path, body: message(found) }));
    });
    app.post(`${path}/:id/:fate`, async (c) => {
      const found = mails.get(c.req.param("id"));
      const fate = fates.find((one) => one === c.req.param("fate"));
      if (!found || !fate) return c.notFound();
      await tellOfMail(sqs, eventOf(found, fate));
      return c.redirect(path, 303);
    });
    app.get(`${path}/:id/html`, (c) => {
      const found = mails.get(c.req.param("id"));
      if (!found) return c.notFound();
      return c.html(html`${raw('<base target="_top">')}${raw(found.html)}`, 200, frameHeaders);
    });
  },
};

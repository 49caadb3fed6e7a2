import { Hono } from "hono";
import { html } from "hono/html";
import { alarms } from "./alarms.ts";
import { kit } from "./kit.ts";
import { mail } from "./mail.ts";
import { page } from "./page.ts";
import { payments } from "./payments.ts";
import { prints } from "./prints.ts";
import { queues } from "./queues.ts";
import { schedules } from "./schedules.ts";
import type { Section, Sources } from "./section.ts";
import { style } from "./style.ts";
import { trouble } from "./trouble.ts";

export const CONSOLE = "/_local";

const sections: readonly Section[] = [mail, prints, payments, trouble, alarms, queues, schedules, kit];

const overview = html`<ul class="sections">
  ${sections.map(({ path, title, about }) => html`<li><h2><a href="${path}">${title}</a></h2><p>${about}</p></li>`)}
</ul>`;

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** A sandboxed frame calls its origin "null". */
const isOurs = (origin: string, host: string | undefined) =>
  URL.canParse(origin) && new URL(origin).host === host;

/** What the outside world sees of the shop: on the local stage only. */
export function openConsole(sources: Sources): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header("cache-control", "no-store");
    c.header("x-content-type-options", "nosniff");
    if (!c.res.headers.has("content-security-policy")) c.header("content-security-policy", policy);
  });
  app.use((c, next) => {
    // A page somewhere on the web must not press these buttons.
    const origin = c.req.header("origin");
    const isForeign = origin !== undefined && !isOurs(origin, c.req.header("host"));
    if (c.req.method === "GET" || !isForeign) return next();
    return Promise.resolve(c.text("This did not come from the console.", 400));
  });
  app.get(CONSOLE, (c) =>
    c.html(page({ title: "Behind the wall", sections, here: CONSOLE, body: overview })),
  );
  app.get(`${CONSOLE}/style.css`, (c) => c.body(style, 200, { "content-type": "text/css; charset=utf-8" }));
  for (const section of sections) section.open(app, sources, sections);
  return app;
}

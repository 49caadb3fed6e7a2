import { Hono } from "hono";
import { html } from "hono/html";
import { kit } from "./kit.ts";
import { mail } from "./mail.ts";
import { page } from "./page.ts";
import { payments } from "./payments.ts";
import { prints } from "./prints.ts";
import { queues } from "./queues.ts";
import type { Backstage, Room } from "./room.ts";
import { schedules } from "./schedules.ts";
import { style } from "./style.ts";

export const CONSOLE = "/_local";

const rooms: readonly Room[] = [mail, prints, payments, queues, schedules, kit];

const doors = html`<ul class="rooms">
  ${rooms.map(({ path, title, about }) => html`<li><h2><a href="${path}">${title}</a></h2><p>${about}</p></li>`)}
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
export function openConsole(backstage: Backstage): Hono {
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
  app.get(CONSOLE, (c) => c.html(page({ title: "Behind the wall", rooms, here: CONSOLE, body: doors })));
  app.get(`${CONSOLE}/style.css`, (c) => c.body(style, 200, { "content-type": "text/css; charset=utf-8" }));
  for (const room of rooms) room.open(app, backstage, rooms);
  return app;
}

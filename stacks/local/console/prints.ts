import { html } from "hono/html";
import { type Action, act, actionNames, actions } from "../prodigi/actions.ts";
import type { PrintOrder } from "../prodigi/words.ts";
import { empty, page, time } from "./page.ts";
import type { Section } from "./section.ts";

const path = "/_local/prints";

const shown = ({
  id,
  merchantReference,
  status,
  items,
  shipments,
  shippingMethod,
  recipient,
  created,
}: PrintOrder) => ({
  id,
  merchantReference,
  stage: status.stage,
  issues: status.issues,
  shippingMethod,
  recipient,
  items,
  shipments,
  created,
});

const card = (order: PrintOrder) => html`<section class="card">
  <h2>${order.id}</h2>
  <p>${order.status.stage}, ${order.shippingMethod} to ${order.recipient.name}, ${order.recipient.address.townOrCity ?? ""} · for ${order.merchantReference}</p>
  ${order.status.issues.map(({ description }) => html`<p role="alert">${description}</p>`)}
  <ul>
    ${order.items.map(({ sku, copies, attributes, assets }) => html`<li>${copies} × ${sku} ${Object.values(attributes).join(", ")} ${assets.map(({ url, status }) => html`<a href="${url}">file</a> (${status})`)}</li>`)}
    ${order.shipments.map(({ tracking, status }) => html`<li>Parcel ${tracking?.number ?? ""} ${status ?? ""}</li>`)}
  </ul>
  ${actionNames
    .filter((action) => actions[action].possible(order))
    .map(
      (
        action,
      ) => html`<form method="post" action="${path}/${order.id}/${action}" style="display: inline-block">
      ${action === "ship" ? html`<label>Tracking number <input name="trackingNumber" /></label>` : ""}
      <button>${actions[action].label}</button>
    </form>`,
    )}
</section>`;

/** Loaded when it is looked at: a stage opens without it. */
const waiting = () => import("./waiting.ts");
type Waiting = Awaited<ReturnType<Awaited<ReturnType<typeof waiting>>["waitingOrders"]>>[number];

const waitingCard = ({ orderId, number, holdUntil }: Waiting) => html`<section class="card">
  <h2>${number}</h2>
  <p>Paid, and can be changed until ${time(holdUntil)}: it comes here then.</p>
  <form method="post" action="${path}/waiting/${orderId}"><button aria-label="Print ${number} now">Print now</button></form>
</section>`;

const isAction = (name: string): name is Action => (actionNames as readonly string[]).includes(name);

export const prints: Section = {
  path,
  title: "Print house",
  about: "Orders on their way to paper: produce, ship, deliver or reject them, or let something go wrong.",
  open(app, { prodigi, shop }, sections) {
    app.get(path, async (c) => {
      const cards = [
        ...(await (await waiting()).waitingOrders(shop)).map(waitingCard),
        ...prodigi.book.all().map(card),
      ];
      const body = cards.length > 0 ? html`${cards}` : empty("Paid orders will appear here.");
      return c.html(page({ title: "Print house", sections, here: path, body }));
    });
    app.get(`${path}.json`, (c) => c.json(prodigi.book.all().map(shown)));
    app.get(`${path}/waiting.json`, async (c) => c.json(await (await waiting()).waitingOrders(shop)));
    app.post(`${path}/waiting/:orderId`, async (c) => {
      const { table, clock, queues, payments } = shop;
      const needs = { table, clock, queues, payments, by: "the console" };
      const done = await (await waiting()).endedWait(needs, c.req.param("orderId"));
      if (c.req.header("accept")?.includes("text/html")) return c.redirect(path, 303);
      return typeof done === "string" ? c.json({ error: done }, 409) : c.json(done);
    });
    app.post(`${path}/:id/:action`, async (c) => {
      const { id, action } = c.req.param();
      if (!isAction(action)) return c.json({ error: "There is no such action." }, 404);
      const form = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>);
      const done = await act(prodigi.book, id, action, String(form.trackingNumber ?? ""));
      if (c.req.header("accept")?.includes("text/html")) return c.redirect(path, 303);
      return typeof done === "string" ? c.json({ error: done }, 409) : c.json(shown(done));
    });
  },
};

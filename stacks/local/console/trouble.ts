import { html } from "hono/html";
import type { Fault, Faults } from "../faults.ts";
import { page } from "./page.ts";
import { type Partner, partners, type Section } from "./section.ts";

const path = "/_local/trouble";

const titles: Record<Partner, string> = {
  payments: "Payments",
  prints: "Print house",
  mail: "Mail",
  google: "Google",
};

/** What people see in their browsers goes on: trouble is between the shop and its partner. */
const calls: Record<Partner, (path: string) => boolean> = {
  payments: (path) => path.startsWith("/v1/"),
  prints: () => true,
  mail: () => true,
  google: (path) => path === "/tokeninfo" || path === "/v1/userinfo",
};

const json = (status: number, body: object, headers = {}) => Response.json(body, { status, headers });

type Kind = { label: string; fault: Omit<Fault, "when" | "times">; only?: Partner; path?: string };

const kinds: Record<string, Kind> = {
  key: {
    label: "Does not know our key",
    fault: {
      answer: () => json(401, { outcome: "NotAuthenticated", error: { message: "Invalid API Key" } }),
    },
  },
  gateway: {
    label: "Hides behind a gateway",
    fault: { answer: () => new Response("<html>Forbidden</html>", { status: 403 }) },
  },
  busy: { label: "Is too busy", fault: { outcome: "429" } },
  broken: { label: "Fails", fault: { outcome: "500" } },
  forgetful: { label: "Does it, and then fails", fault: { outcome: "work, then 500" } },
  silent: { label: "Says nothing", fault: { answer: () => new Promise<Response>(() => {}) } },
  unavailable: {
    label: "Does not make it",
    fault: { answer: () => json(200, { outcome: "NotAvailable", quotes: [] }) },
    only: "prints",
    path: "/quotes",
  },
  sandbox: {
    label: "Knows nobody (sandbox)",
    fault: {
      answer: () =>
        json(
          400,
          { message: "Email address is not verified. The following identities failed the check" },
          { "x-amzn-errortype": "MessageRejected" },
        ),
    },
    only: "mail",
  },
};

const button = (action: string, label: string) =>
  html`<form method="post" action="${action}" style="display: inline-block"><button>${label}</button></form>`;

/** What is wrong with whom at present: a partner has one trouble at a time. */
const present = new WeakMap<Pick<Faults, "add" | "clear">, string>();

export const trouble: Section = {
  path,
  title: "Trouble",
  about: "Partners that do not know us, are busy, silent or broken, until they are well again.",
  open(app, { faults }, sections) {
    const state = () =>
      Object.fromEntries(partners.map((partner) => [partner, present.get(faults[partner]) ?? "well"]));
    app.get(path, (c) => {
      const body = partners.map(
        (partner) => html`<section class="card">
          <h2>${titles[partner]}</h2>
          <p>${kinds[state()[partner] ?? ""]?.label ?? "Is well"}.</p>
          ${Object.entries(kinds)
            .filter(([, { only }]) => only === undefined || only === partner)
            .map(([kind, { label }]) => button(`${path}/${partner}/${kind}`, label))}
          ${button(`${path}/${partner}/well`, "Is well again")}
        </section>`,
      );
      return c.html(page({ title: "Trouble", sections, here: path, body }));
    });
    app.get(`${path}.json`, (c) => c.json(state()));
    app.post(`${path}/:partner/:kind`, async (c) => {
      const partner = partners.find((name) => name === c.req.param("partner"));
      const name = c.req.param("kind");
      const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
      if (!partner || (!kind && name !== "well")) return c.json({ error: "There is no such trouble." }, 404);
      const { times } = await c.req.parseBody();
      faults[partner].clear();
      present.delete(faults[partner]);
      if (kind) {
        const when = ({ path }: { path: string }) =>
          calls[partner](path) && (kind.path === undefined || path === kind.path);
        faults[partner].add({ ...kind.fault, when, times: Number(times) || Number.POSITIVE_INFINITY });
        present.set(faults[partner], name);
      }
      return c.req.header("accept")?.includes("text/html") ? c.redirect(path, 303) : c.json(state());
    });
  },
};

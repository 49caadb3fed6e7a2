import { html } from "hono/html";
import { type Session, subtotalOf } from "./words.ts";

type Content = ReturnType<typeof html>;

const style = `
  *{box-sizing:border-box} body{margin:0;background:#f6f8fa;color:#1a1f36;font:16px/1.5 system-ui,sans-serif}
  main{display:grid;gap:24px;max-width:960px;margin:0 auto;padding:24px 16px}
  @media(min-width:800px){main{grid-template-columns:1fr 1fr;padding:56px 24px;gap:64px}}
  h1{font-size:20px;margin:0 0 4px} h2{font-size:16px;margin:20px 0 8px} .total{font-size:34px;font-weight:600}
  ul{list-style:none;margin:16px 0;padding:0;display:grid;gap:14px} li{display:grid;grid-template-columns:56px 1fr auto;gap:12px;align-items:start}
  li img,li i{width:56px;height:56px;object-fit:cover;border-radius:6px;background:#e3e8ee} small{color:#5b6478;display:block}
  form{background:#fff;border-radius:12px;padding:20px;box-shadow:0 8px 30px rgb(30 40 80/10%)}
  label{display:block;margin:0 0 12px;font-weight:500} input[type=text],input[type=email]{display:block;width:100%;margin-top:4px;padding:10px 12px;font:inherit;border:1px solid #8792a2;border-radius:6px}
  fieldset{border:1px solid #d8dee4;border-radius:8px;margin:0 0 14px;padding:8px 12px} legend{font-weight:600;padding:0 4px}
  .row{display:grid;grid-template-columns:1fr 1fr;gap:12px} .choice{display:flex;gap:10px;align-items:center;font-weight:400;margin:6px 0} .choice span:last-child{margin-left:auto}
  button{width:100%;padding:12px;border:0;border-radius:8px;background:#0a5ad6;color:#fff;font:600 16px/1.3 inherit;cursor:pointer}
  .quiet{background:none;color:#414552;text-decoration:underline;width:auto;padding:8px} :focus-visible{outline:3px solid #90b8f8;outline-offset:1px}
  [role=alert]{margin:0 0 12px;padding:10px 12px;border-radius:6px;background:#fdecea;color:#9b1c12}
  .note{color:#5b6478;font-size:14px}`;

const money = (cents: number) =>
  (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });

const page = (title: string, body: Content) => html`<!doctype html>
  <html lang="en">
    <head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>${title}</title><style>${style}</style></head>
    <body><main>${body}</main></body>
  </html>`;

const field = (
  label: string,
  name: string,
  value: string,
  more: { complete?: string; type?: string; required?: boolean } = {},
) =>
  html`<label>${label}<input type="${more.type ?? "text"}" name="${name}" value="${value}" autocomplete="${more.complete ?? "off"}" ${more.required === false ? "" : "required"} /></label>`;

export type Typed = Record<string, string>;

/** The page to pay at: what is bought, where it goes, how it is sent, and a card. It works without scripts. */
export function payPage(session: Session, typed: Typed = {}, refused?: string) {
  const value = (name: string) => typed[name] ?? "";
  const subtotal = subtotalOf(session);
  return page(
    "Checkout (local stand-in)",
    html`<section>
        <h1>Pay Wallflower</h1>
        <p class="total">${money(subtotal)}</p>
        <p class="note">Shipping is added below. This is the local stand-in for the card payment page: no money moves.</p>
        <ul>
          ${session.lines.map(
            ({ name, description, image, amount, quantity }) =>
              html`<li>${image ? html`<img src="${image}" alt="" />` : html`<i></i>`}<div>${name}<small>${description}</small><small>Qty ${quantity}</small></div><span>${money(amount * quantity)}</span></li>`,
          )}
        </ul>
        <form method="post" action="/pay/${session.id}/cancel" style="all:unset"><button class="quiet">Back to the shop</button></form>
        <form method="post" action="/pay/${session.id}/expire" style="all:unset"><button class="quiet">Let it expire</button></form>
      </section>
      <form method="post" action="/pay/${session.id}">
        ${refused ? html`<p role="alert">${refused}</p>` : ""}
        ${field("Email", "email", value("email") || session.email, { complete: "email", type: "email" })}
        <h2>Shipping address</h2>
        ${field("Full name", "name", value("name"), { complete: "name" })}
        ${field("Address line 1", "line1", value("line1"), { complete: "address-line1" })}
        ${field("Address line 2", "line2", value("line2"), { complete: "address-line2", required: false })}
        ${field("City", "city", value("city"), { complete: "address-level2" })}
        <div class="row">${field("State", "state", value("state"), { complete: "address-level1" })} ${field("ZIP", "zip", value("zip"), { complete: "postal-code" })}</div>
        <fieldset><legend>Shipping method</legend>
          ${session.rates.map(
            ({ id, name, amount, days }, index) =>
              html`<label class="choice"><input type="radio" name="shipping" value="${id}" ${(value("shipping") || session.rates[0]?.id) === id || (!value("shipping") && index === 0) ? "checked" : ""} /><span>${name}<small>${days} business days</small></span><span>${money(amount)}</span></label>`,
          )}
        </fieldset>
        <h2>Card</h2>
        ${field("Card number", "card", "", { complete: "cc-number" })}
        <div class="row">${field("Expiration", "expiration", value("expiration"), { complete: "cc-exp" })} ${field("CVC", "cvc", "", { complete: "cc-csc" })}</div>
        <button>Pay ${money(subtotal)} and shipping</button>
      </form>`,
  );
}

export const closedPage = (why: string, back: string) =>
  page(
    "Checkout (local stand-in)",
    html`<section><h1>${why}</h1><p><a href="${back}">Back to the shop</a></p></section>`,
  );

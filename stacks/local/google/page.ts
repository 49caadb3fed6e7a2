import { html } from "hono/html";
import type { GoogleAccount } from "./accounts.ts";

type Content = ReturnType<typeof html>;

const style = `
  body { margin: 0; padding: 32px 24px; background: #fff; color: #1f1f1f; font: 16px/1.5 system-ui, sans-serif }
  main { max-width: 400px; margin: 0 auto }
  h1 { margin: 0 0 4px; font-size: 24px; font-weight: 400 }
  p { margin: 0 0 24px; color: #444746 }
  form { margin: 0 0 12px }
  button { width: 100%; padding: 12px 16px; border: 1px solid #747775; border-radius: 8px; background: #fff;
    color: inherit; font: inherit; text-align: left; cursor: pointer }
  button:hover { background: #f0f4f9 }
  .main { border-color: #0b57d0; background: #0b57d0; color: #fff; text-align: center }
  .main:hover { background: #0842a0 }
  .main + button { margin-top: 12px }
  label { display: block; margin: 0 0 12px }
  input[type=email], input[type=text] { box-sizing: border-box; width: 100%; padding: 10px 12px; font: inherit;
    border: 1px solid #747775; border-radius: 6px }
  :focus-visible { outline: 3px solid #a8c7fa; outline-offset: 1px }
  [role=alert] { color: #b3261e }
`;

const page = (title: string, body: Content) => html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>${title}</title>
      <style>
        ${style}
      </style>
    </head>
    <body>
      <main>${body}</main>
    </body>
  </html>`;

const known = ({ email, name }: GoogleAccount) => html`<form method="post">
  <button name="known" value="${email}">${name}<br />${email}</button>
</form>`;

/** No address of its own in the forms: they answer to the page's, which carries what the shop asked for. */
export const chooserPage = (accounts: readonly GoogleAccount[], problem?: string) =>
  page(
    "Sign in – Google (local)",
    html`<h1>Choose an account</h1>
      <p>to continue to Wallflower. This is the local stand-in for Google: any address will do.</p>
      ${problem ? html`<p role="alert">${problem}</p>` : ""} ${accounts.map(known)}
      <form method="post">
        <label>Email <input type="email" name="email" required autocomplete="email" /></label>
        <label>Name <input type="text" name="name" required autocomplete="name" /></label>
        <label><input type="checkbox" name="verified" value="yes" checked /> Google has verified the address</label>
        <button class="main">Continue</button>
        <button name="employer" value="yes">Let my employer sign me in</button>
      </form>
      <form method="post"><button name="cancel" value="yes">Cancel</button></form>`,
  );

/** As some accounts are signed in: by a page of somebody else on the way. */
export const employerPage = ({ email, name, verified }: GoogleAccount) =>
  page(
    "Sign in – an employer (local)",
    html`<h1>Welcome, ${name}</h1>
      <p>This is the local stand-in for an employer's own page.</p>
      <form method="post">
        <input type="hidden" name="email" value="${email}" />
        <input type="hidden" name="name" value="${name}" />
        ${verified ? html`<input type="hidden" name="verified" value="yes" />` : ""}
        <button class="main">Continue</button>
      </form>`,
  );

export const blockedPage = (why: string) =>
  page(
    "Access blocked – Google (local)",
    html`<h1>Access blocked</h1>
      <p role="alert">${why}</p>`,
  );

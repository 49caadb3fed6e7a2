import type { Context } from "hono";
import { html } from "hono/html";
import { API } from "../core/site/api-paths.ts";
import type { openApi } from "./openapi.ts";

const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 ui-sans-serif, system-ui, sans-serif; }
  body { max-width: 56rem; margin: 0 auto; padding: 2rem 1rem 6rem; }
  h1 { font-family: ui-serif, Georgia, serif; font-weight: 500; }
  section { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: 1.25rem 0; }
  h2 { font-size: 1.05rem; margin: 0; overflow-wrap: anywhere; }
  code, pre { font-family: ui-monospace, monospace; font-size: 0.875rem; }
  pre { overflow: auto; padding: 1rem; background: color-mix(in srgb, currentColor 6%, transparent); }
  summary { cursor: pointer; padding: 0.4rem 0; }
`;

type Document = ReturnType<typeof openApi>;
type Described = Document["paths"][string][string];

const json = (value: unknown) => JSON.stringify(value, null, 2);

const block = (title: string, value: unknown) =>
  html`<details><summary>${title}</summary><pre tabindex="0">${json(value)}</pre></details>`;

const section = (path: string, method: string, described: Described) => {
  const { summary, requestBody, parameters, responses, ...rest } = described as Record<string, unknown>;
  return html`<section>
    <h2><code>${method.toUpperCase()} ${API}${path}</code></h2>
    <p>${summary}. Credentials: ${rest["x-credentials"]}.</p>
    ${Array.isArray(parameters) && parameters.length > 0 ? block("Parameters", parameters) : ""}
    ${requestBody ? block("Body", requestBody) : ""} ${block("Answers", responses)}
  </section>`;
};

/** The document as a page that needs no script, so that the strictest policy holds for it too. */
export function docsPage(c: Context, { paths }: Document) {
  const sections = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => section(path, method, described)),
  );
  c.header("cache-control", "public, max-age=300");
  c.header(
    "content-security-policy",
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  );
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Wallflower API</title>
        <style>${style}</style>
        <h1>Wallflower API</h1>
        <p>The same as <a href="${API}/openapi.json">openapi.json</a>, for people.</p>
        ${sections}
      </html>`,
  );
}

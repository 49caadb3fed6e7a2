import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { withPolicy } from "../../web/build/policy.ts";

const page = (inner: string) => `<head><meta charset="utf-8" />${inner}</head>`;
const policyOf = (html: string) =>
  /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1];
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("a page allows the very style and scripts that stand in it", () => {
  const rules = '{"prefetch":[]}';
  const html = page(
    `<style>p{}</style><script>go()</script><script type="speculationrules">${rules}</script>`,
  );
  expect(policyOf(withPolicy(html))).toBe(
    `script-src 'self' ${hash("go()")} ${hash(rules)}; style-src 'self' ${hash("p{}")}; style-src-attr 'unsafe-inline'`,
  );
});

test("data runs nothing and needs no permission; a page without anything inline permits nothing", () => {
  const html = page('<script type="application/json" id="life">{}</script><script src="/a.js"></script>');
  expect(policyOf(withPolicy(html))).toBe(
    "script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'",
  );
});

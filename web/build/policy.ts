import { createHash } from "node:crypto";

const inline = {
  script: /<script(?: type="speculationrules")?>([\s\S]*?)<\/script>/g,
  style: /<style>([\s\S]*?)<\/style>/g,
};

const hashes = (html: string, kind: keyof typeof inline) =>
  [...html.matchAll(inline[kind])].map(
    ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );

/**
 * The page with a policy that knows what stands in it. The edge's own (functions/edge/security-headers.ts) cannot, as
 * it is made before the build: both hold, so that of what is inline only this runs.
 */
export function withPolicy(html: string): string {
  const scripts = ["'self'", ...hashes(html, "script")].join(" ");
  const styles = ["'self'", ...hashes(html, "style")].join(" ");
  const policy = `script-src ${scripts}; style-src ${styles}; style-src-attr 'unsafe-inline'`;
  return html.replace(
    '<meta charset="utf-8" />',
    (charset) => `${charset}\n    <meta http-equiv="content-security-policy" content="${policy}" />`,
  );
}

import { inPages, securityHeaders } from "./security-headers.ts";

type Headers = Partial<Record<keyof typeof securityHeaders, string>>;

/** Runs inside `handler(event)` on the way out. An answer that brings a header of its own keeps it. */
export const viewerResponse = (stage: Headers = {}) =>
  `
    {
      const ours = ${JSON.stringify({ ...securityHeaders, ...stage })};
      const theirs = event.response.headers;
      const type = theirs["content-type"];
      if (!type || !/^text\\/html/.test(type.value))
        ours["content-security-policy"] = ours["content-security-policy"].replace(/${inPages}/g, "'self'");
      for (const name in ours) {
        if (!theirs[name]) theirs[name] = { value: ours[name] };
      }
    }
  `;

import { securityHeaders } from "./security-headers.ts";

/** Runs inside `handler(event)` on the way out. An answer that brings a header of its own keeps it. */
export const viewerResponse = () =>
  `
    {
      const ours = ${JSON.stringify(securityHeaders)};
      const theirs = event.response.headers;
      for (const name in ours) {
        if (!theirs[name]) theirs[name] = { value: ours[name] };
      }
    }
  `;

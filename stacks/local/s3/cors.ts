import type { Call } from "./call.ts";
import { S3Failure } from "./failure.ts";

/** Answers a browser's question before its call, for the origins that may ask. */
export function preflight(call: Call, origins: readonly string[]): Response {
  const allowed = corsHeaders(call, origins);
  if (!allowed) throw new S3Failure(403, "AccessForbidden", "This CORS request is not allowed.");
  return new Response(null, {
    headers: {
      ...allowed,
      "access-control-allow-methods": "GET, PUT, POST, HEAD",
      "access-control-allow-headers": call.headers.get("access-control-request-headers") ?? "*",
      "access-control-max-age": "3000",
    },
  });
}

export function corsHeaders(
  { headers }: Call,
  origins: readonly string[],
): Record<string, string> | undefined {
  const origin = headers.get("origin");
  if (!origin || !origins.includes(origin)) return undefined;
  return {
    "access-control-allow-origin": origin,
    "access-control-expose-headers": "ETag",
    vary: "Origin",
  };
}

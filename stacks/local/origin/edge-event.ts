import type { IncomingMessage } from "node:http";
import type { EdgeHeaders, EdgeRequest, EdgeResponse, EdgeValue } from "../../../functions/edge/event.ts";

/** A request as CloudFront describes it to the code at its edge. */
export function edgeRequestOf(incoming: IncomingMessage, ip: string): EdgeRequest {
  const [uri = "/", query = ""] = (incoming.url ?? "/").split("?", 2);
  const { cookie, ...others } = incoming.headers;
  const headers: EdgeHeaders = Object.create(null);
  for (const [name, value] of Object.entries(others))
    if (value !== undefined) headers[name] = { value: [value].flat().join(", ") };

  const before = headers["x-forwarded-for"]?.value;
  headers["x-forwarded-for"] = { value: before ? `${before}, ${ip}` : ip };
  return {
    method: incoming.method ?? "GET",
    uri,
    querystring: values(new URLSearchParams(query)),
    headers,
    cookies: values((cookie ?? "").split(/;\s*/).filter(Boolean).map(nameAndValue)),
  };
}

const nameAndValue = (pair: string): [string, string] => {
  const [name = "", ...value] = pair.split("=");
  return [name, value.join("=")];
};

/** Viewers choose the names: in an object with a prototype, `__proto__` would be a part of every object there is. */
function values(pairs: Iterable<[string, string]>): Record<string, EdgeValue> {
  const grouped: Record<string, EdgeValue> = Object.create(null);
  for (const [name, value] of pairs) {
    const found = grouped[name];
    if (found) found.multiValue = [...(found.multiValue ?? [{ value: found.value }]), { value }];
    else grouped[name] = { value };
  }
  return grouped;
}

/** The request for an origin: what the edge made of it, with the viewer's body and query. */
export function originRequest(request: Request, edged: EdgeRequest): Request {
  const url = new URL(request.url);
  url.pathname = edged.uri;
  const headers = new Headers();
  for (const [name, { value }] of Object.entries(edged.headers))
    if (!perHop.has(name)) headers.set(name, value);
  // The router sets this one when it sends a call to the API's own host.
  headers.set("x-forwarded-host", edged.headers.host?.value ?? "");
  const cookie = request.headers.get("cookie");
  if (cookie) headers.set("cookie", cookie);
  const hasBody = edged.method !== "GET" && edged.method !== "HEAD";
  return new Request(url, {
    method: edged.method,
    headers,
    ...(hasBody && { body: request.body, duplex: "half" }),
  });
}

/** Between two hosts only, and refused in a request that is passed on. */
const perHop = new Set(["connection", "keep-alive", "transfer-encoding", "upgrade", "te", "expect"]);

/** Code at the edge may answer with a status alone. */
export function answerOf({ statusCode, headers = {}, cookies = {} }: EdgeResponse): Response {
  const answer = new Response(null, { status: statusCode });
  for (const [name, { value }] of Object.entries(headers)) answer.headers.set(name, value);
  for (const [name, { value }] of Object.entries(cookies))
    answer.headers.append("set-cookie", `${name}=${value}`);
  return answer;
}

/** Cookies travel apart from the other headers. */
export function headersOf(response: Response): EdgeHeaders {
  const others = [...response.headers].filter(([name]) => name !== "set-cookie");
  return Object.fromEntries(others.map(([name, value]) => [name, { value }]));
}

/** The answer with the headers that the edge wants it to have. */
export function withHeaders(response: Response, wanted: EdgeHeaders): Response {
  const answer = new Response(response.body, response);
  for (const [name] of response.headers)
    if (name !== "set-cookie" && !wanted[name]) answer.headers.delete(name);
  for (const [name, { value }] of Object.entries(wanted)) answer.headers.set(name, value);
  return answer;
}

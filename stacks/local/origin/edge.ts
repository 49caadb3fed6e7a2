import { createContext, runInContext } from "node:vm";
import type { EdgeEvent, EdgeHeaders, EdgeRequest, EdgeResponse } from "../../../functions/edge/event.ts";
import { viewerRequest } from "../../../functions/edge/viewer-request.ts";
import { viewerResponse } from "../../../functions/edge/viewer-response.ts";
import { secretsIn } from "../../../functions/lib/rotating.ts";

export type Edge = {
  /** The request as it goes on to an origin, or the answer that the edge gives itself. */
  request(request: EdgeRequest, ip: string): { request: EdgeRequest } | { answer: EdgeResponse };
  /** The headers of an answer on its way out. */
  response(request: EdgeRequest, status: number, headers: EdgeHeaders): EdgeHeaders;
};

/** The code that CloudFront runs, in a context that has as little as there. */
export function edge({ originSecret }: { originSecret: string }): Edge {
  const atRequest = handler(
    viewerRequest({ originSecret: secretsIn(originSecret)[0] ?? "" }),
    "event.request",
  );
  const atResponse = handler(viewerResponse(), "event.response");
  return {
    request: (request, ip) => {
      const result = atRequest(event("viewer-request", request, ip));
      return "statusCode" in result ? { answer: result } : { request: result };
    },
    response: (request, statusCode, headers) => {
      const result = atResponse({
        ...event("viewer-response", request, ""),
        response: { statusCode, headers },
      });
      return result.headers;
    },
  };
}

type Handler = (event: EdgeEvent) => EdgeRequest | EdgeResponse;

const handler = (snippet: string, ending: string): Handler =>
  runInContext(
    `(function handler(event) { "use strict";\n${snippet}\nreturn ${ending}; })`,
    createContext({}),
  );

const event = (
  eventType: EdgeEvent["context"]["eventType"],
  request: EdgeRequest,
  ip: string,
): EdgeEvent => ({ version: "1.0", context: { eventType }, viewer: { ip }, request });

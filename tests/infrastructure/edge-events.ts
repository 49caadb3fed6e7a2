import vm from "node:vm";
import type { EdgeEvent, EdgeHeaders, EdgeRequest, EdgeResponse } from "../../functions/edge/event.ts";

export const aRequest = (uri: string, over: Partial<EdgeRequest> = {}): EdgeRequest => ({
  method: "GET",
  uri,
  querystring: {},
  cookies: {},
  ...over,
  headers: { host: { value: "shop.example" }, ...over.headers },
});

const anEvent = (request: EdgeRequest, response?: EdgeResponse): EdgeEvent => ({
  version: "1.0",
  context: { eventType: response ? "viewer-response" : "viewer-request" },
  viewer: { ip: "192.0.2.1" },
  request,
  ...(response && { response }),
});

const handlerOf = (snippet: string, ending: string) =>
  vm.runInNewContext(`(function handler(event) { "use strict"; ${snippet}\n return ${ending}; })`);

const isAnswer = (result: EdgeRequest | EdgeResponse): result is EdgeResponse => "statusCode" in result;

/** What becomes of a request: it goes on to an origin, or is answered at the edge. */
export function atViewerRequest(snippet: string, request: EdgeRequest) {
  const result: EdgeRequest | EdgeResponse = handlerOf(snippet, "event.request")(anEvent(request));
  return isAnswer(result) ? { answer: result } : { request: result };
}

export function atViewerResponse(snippet: string, headers: EdgeHeaders = {}): EdgeResponse {
  return handlerOf(snippet, "event.response")(anEvent(aRequest("/"), { statusCode: 200, headers }));
}

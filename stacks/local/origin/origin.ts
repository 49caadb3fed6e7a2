import { api, buckets } from "../../definitions.ts";
import type { Bucket } from "../s3/bucket.ts";
import type { Answer } from "../server.ts";
import { compressed } from "./compression.ts";
import type { Edge } from "./edge.ts";
import { answerOf, edgeRequestOf, headersOf, originRequest, withHeaders } from "./edge-event.ts";
import { picture } from "./pictures.ts";
import type { Site } from "./site-files.ts";

type Parts = {
  edge: Edge;
  site: Site;
  api: (request: Request) => Response | Promise<Response>;
  pictures: Bucket;
};

export const isAtOrBelow = (uri: string, route: string) => uri === route || uri.startsWith(`${route}/`);

/** Site, API and pictures behind one address, as the distribution serves them. */
export function origin(parts: Parts): Answer {
  async function route(request: Request, uri: string): Promise<Response> {
    if (isAtOrBelow(uri, api.route)) return parts.api(request);
    if (isAtOrBelow(uri, buckets.pictures.route)) return picture(parts.pictures, request, uri);
    return parts.site(request, decodeURIComponent(uri));
  }

  return async (request, incoming) => {
    const ip = incoming.socket.remoteAddress ?? "127.0.0.1";
    const viewed = edgeRequestOf(incoming, ip);
    if (!isDecodable(viewed.uri)) return new Response("Bad request", { status: 400 });
    const edged = parts.edge.request(viewed, ip);
    if ("answer" in edged) return answerOf(edged.answer);

    const answer = await route(originRequest(request, edged.request), edged.request.uri);
    // CloudFront runs no code on the way out when an origin refuses.
    if (answer.status >= 400) return answer;
    const headers = parts.edge.response(edged.request, answer.status, headersOf(answer));
    return compressed(request, withHeaders(answer, headers));
  };
}

function isDecodable(uri: string): boolean {
  try {
    decodeURIComponent(uri);
    return true;
  } catch {
    return false;
  }
}

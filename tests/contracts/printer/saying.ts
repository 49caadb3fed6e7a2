import { onTestFinished } from "vitest";
import { prodigiClient } from "../../../functions/partners/prodigi/client.ts";
import { prodigiPrinter } from "../../../functions/partners/prodigi/printer.ts";
import { serveStandIn } from "../../../stacks/local/server.ts";

/** A print house that says one thing to everything; `heard` is what it was asked. */
export async function saying(status: number, body: string | object) {
  const heard: { call: string; body: Record<string, unknown> }[] = [];
  const standIn = await serveStandIn(async (request) => {
    const text = await request.text();
    heard.push({
      call: `${request.method} ${new URL(request.url).pathname}`,
      body: text ? JSON.parse(text) : {},
    });
    return new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
  });
  onTestFinished(standIn.close);
  return { printer: prodigiPrinter(prodigiClient({ baseUrl: standIn.url, apiKey: "key" })), heard };
}

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type Methods = Record<string, (params: never) => unknown>;

/** What SST's command serves to its program while it deploys: a small JSON RPC. */
export async function startCommandHost(methods: Methods) {
  let calls = 0;
  const server = createServer(async (request, response) => {
    calls++;
    const { method, params } = JSON.parse(await textOf(request));
    try {
      const answer = methods[method];
      if (!answer) throw new Error(`SST's program asks its command for ${method}, which is not played here`);
      response.end(JSON.stringify({ result: await answer(params[0] as never) }));
    } catch (error) {
      response.end(JSON.stringify({ error: String(error) }));
    }
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, calls: () => calls, close: () => server.close() };
}

async function textOf(request: AsyncIterable<Buffer>) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

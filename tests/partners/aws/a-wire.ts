import { createHash, createHmac, type Hash, type Hmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { SignatureV4 } from "@smithy/signature-v4";
import { awsAt } from "../../support/aws.ts";

export type Sent = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
};

type Reply = { status: number; headers?: Record<string, string>; body?: string };

const read = async (request: IncomingMessage): Promise<Sent> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return {
    method: request.method ?? "",
    path: request.url ?? "",
    headers: request.headers as Record<string, string>,
    body: Buffer.concat(parts).toString(),
  };
};

/** An AWS that writes down what it is sent, and answers as it is told. */
export async function aWire() {
  const sent: Sent[] = [];
  const wire = { reply: { status: 200, body: "{}" } as Reply };
  const server = createServer(async (request, response) => {
    sent.push(await read(request));
    const { status, headers, body } = wire.reply;
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const aws = awsAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return {
    aws,
    answer: (reply: Reply) => {
      wire.reply = reply;
    },
    /** What came since it was last asked. */
    sent: () => sent.splice(0),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Node's own, in the form that AWS's signer takes. */
class Sha256 {
  #hash: Hash | Hmac;
  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    const key = typeof secret === "string" ? secret : secret && Buffer.from(secret as Uint8Array);
    this.#hash = key ? createHmac("sha256", key) : createHash("sha256");
  }
  update(data: string | Uint8Array) {
    this.#hash.update(data);
  }
  async digest() {
    return new Uint8Array(this.#hash.digest());
  }
  reset() {
    throw new Error("nobody begins anew");
  }
}

/** Which signature a request that came should have carried, by AWS's own signer. */
export async function dueOf({ method, path, headers, body }: Sent, credentials: object) {
  const { authorization = "", "x-amz-date": date = "" } = headers;
  const [, scope = "", names = ""] =
    /Credential=[^/]+\/(\S+), SignedHeaders=(\S+),/.exec(authorization) ?? [];
  const [, region = "", service = ""] = scope.split("/");
  const signed = names.split(";");
  const url = new URL(path, `http://${headers.host}`);
  const request = {
    method,
    protocol: "http:",
    hostname: url.hostname,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(signed.map((name) => [name, headers[name] ?? ""])),
    body,
  };
  const signer = new SignatureV4({
    service,
    region,
    sha256: Sha256 as never,
    credentials: credentials as never,
    // S3 alone is asked at the address as it is.
    uriEscapePath: service !== "s3",
    applyChecksum: service === "s3",
  });
  const time = date.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, "$1-$2-$3T$4:$5:$6Z");
  const due = await signer.sign(request as never, {
    signingDate: new Date(time),
    signableHeaders: new Set(signed),
  });
  return due.headers.authorization;
}

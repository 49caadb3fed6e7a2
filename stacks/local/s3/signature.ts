import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { Call } from "./call.ts";
import { S3Failure } from "./failure.ts";

type Credentials = { accessKeyId: string; secretAccessKey: string };

/** The parts of a version 4 signature. Presigned addresses are not known here: the shop makes none. */
type Signature = {
  credential: string;
  signedHeaders: string;
  signature: string;
  date: string;
  payload: string;
};

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();

const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Throws unless the call was signed with these credentials. */
export function checkSignature(call: Call, credentials: Credentials) {
  const sent = inHeader(call);
  if (!sent) throw new S3Failure(403, "AccessDenied", "Access Denied");
  const [accessKeyId, ...scope] = sent.credential.split("/");
  if (accessKeyId !== credentials.accessKeyId)
    throw new S3Failure(403, "InvalidAccessKeyId", "The access key is not known here.");

  const toSign = ["AWS4-HMAC-SHA256", sent.date, scope.join("/"), sha256(canonical(call, sent))].join("\n");
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${credentials.secretAccessKey}`);
  if (!same(hmac(key, toSign).toString("hex"), sent.signature))
    throw new S3Failure(403, "SignatureDoesNotMatch", "The signature is not the one of this request.");
}

function inHeader({ headers }: Call): Signature | undefined {
  const authorization = headers.get("authorization");
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^,]+),\s*SignedHeaders=([^,]+),\s*Signature=([0-9a-f]+)$/.exec(
      authorization ?? "",
    );
  if (!parts) return undefined;
  const [, credential = "", signedHeaders = "", signature = ""] = parts;
  return {
    credential,
    signedHeaders,
    signature,
    date: headers.get("x-amz-date") ?? "",
    payload: headers.get("x-amz-content-sha256") ?? "",
  };
}

function canonical({ method, path, query, headers }: Call, { signedHeaders, payload }: Signature): string {
  const parameters = [...query]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join("&");
  const lines = signedHeaders
    .split(";")
    .map((name) => `${name}:${(headers.get(name) ?? "").trim().replace(/ +/g, " ")}\n`)
    .join("");
  const uri = path
    .split("/")
    .map((part) => encoded(decodeURIComponent(part)))
    .join("/");
  return [method, uri, parameters, lines, signedHeaders, payload].join("\n");
}

const same = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

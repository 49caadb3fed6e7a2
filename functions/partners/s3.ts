import { FOREVER, type PictureHead, type Pictures } from "../core/images/pictures.ts";
import { AwsFailure } from "./aws/failures.ts";
import type { Answer } from "./aws/sending.ts";
import { type Aws, awsService } from "./aws/service.ts";
import { encoded } from "./aws/signature.ts";

type Needs = { bucket: string; aws: Aws };

/** A print is some 40 MB. Three tries end long before a worker does. */
const PATIENCE_MS = 20_000;
/** What is put was paid for at a model: drawn or enlarged again, it would be once more. */
const PERSIST_MS = 60_000;

/** Pictures in a bucket. */
export function s3Pictures({ bucket, aws }: Needs): Pictures {
  const needs = { ...aws, service: "s3", host: `${bucket}.s3`, patienceMs: PATIENCE_MS };
  const s3 = awsService(needs);
  const keeping = awsService({ ...needs, persistMs: PERSIST_MS });
  // A machine of one's own has no name for each bucket.
  const folder = aws.endpoint === undefined ? "/" : `/${bucket}/`;
  const pathOf = (key: string) => folder + key.split("/").map(encoded).join("/");
  return {
    put: (key, { bytes, contentType, cacheControl = FOREVER }) => {
      const headers = { "content-type": contentType, "cache-control": cacheControl, "if-none-match": "*" };
      return keeping({ method: "PUT", path: pathOf(key), headers, body: bytes })
        .then(() => true)
        .catch((failure: unknown) => {
          if (!isNamed(failure, "PreconditionFailed")) throw failure;
          // Who was not heard meets what they wrote themselves: nobody else has a name that was made for them.
          return failure.mayHaveWorked;
        });
    },

    get: (key) =>
      s3({ method: "GET", path: pathOf(key) })
        .then((found) => ({ ...headOf(found), bytes: plain(found.body) }))
        .catch(noneWhen("NoSuchKey")),

    head: (key) =>
      s3({ method: "HEAD", path: pathOf(key) })
        .then(headOf)
        // A head has no room for a name.
        .catch(noneWhen("status 404")),

    remove: async (key) => {
      await s3({ method: "DELETE", path: pathOf(key) });
    },
  };
}

const headOf = ({ headers }: Answer): PictureHead => ({
  size: Number(headers["content-length"] ?? 0),
  contentType: headers["content-type"] ?? "application/octet-stream",
  cacheControl: headers["cache-control"],
});

/** The same bytes, without what Node adds to them. */
const plain = ({ buffer, byteOffset, length }: Buffer) => new Uint8Array(buffer, byteOffset, length);

const isNamed = (failure: unknown, name: string): failure is AwsFailure =>
  failure instanceof AwsFailure && failure.name === name;

/** A failure of this name is an answer: there is none. */
const noneWhen =
  (name: string) =>
  (failure: unknown): undefined => {
    if (!isNamed(failure, name)) throw failure;
  };

/** Names a picture; it carries its batch's id, so that reading either needs no index. */
export type ImageId = { batchId: string; n: number };

export const publicId = ({ batchId, n, suffix }: ImageId & { suffix: string }) => `${batchId}~${n}${suffix}`;

/** What a public id stands for; undefined if it cannot be one, as when it is longer than any. */
export function parseImageId(id: string): (ImageId & { suffix: string }) | undefined {
  const [is, batchId = "", n, suffix = ""] = /^([\w-]{1,64})~(\d)([\w-]{1,64})$/.exec(id) ?? [];
  return is === undefined ? undefined : { batchId, n: Number(n), suffix };
}

/** Which of its batch a picture is, as people count: whatever becomes of the others, it stays that. */
export const versionOf = (id: string) => Number(id[id.indexOf("~") + 1]) + 1;

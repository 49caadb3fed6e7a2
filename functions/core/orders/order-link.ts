import { createHmac } from "node:crypto";
import { secretsIn } from "../../lib/rotating.ts";
import { sameText } from "../../lib/same-text.ts";

const sign = (secret: string, purpose: string, orderId: string) =>
  createHmac("sha256", secret).update(`${purpose}#${orderId}`).digest("base64url").slice(0, 32);

/** "new,old": the first signs, and what any of them has signed is good, so that mailed links outlive a rotation. */
const signWithFirst = (secrets: string, purpose: string, orderId: string) =>
  sign(secretsIn(secrets)[0] ?? "", purpose, orderId);

const isSigned = (secrets: string, purpose: string, orderId: string, given: string) =>
  secretsIn(secrets).some((secret) => sameText(given, sign(secret, purpose, orderId)));

/** Opens an order for whoever got it by mail, and nothing else. */
export const orderKey = (secrets: string, orderId: string) => signWithFirst(secrets, "link", orderId);
export const opensOrder = (secrets: string, orderId: string, key: string) =>
  isSigned(secrets, "link", orderId, key);

/** The print house signs nothing: the address that it calls is the secret, one for each order. */
export const callbackKey = (secrets: string, orderId: string) =>
  `${orderId}.${signWithFirst(secrets, "callback", orderId)}`;

/** The order that a callback is about; undefined if nobody was given this address. */
export function calledBack(secrets: string, key: string): string | undefined {
  const [orderId = "", signature = ""] = key.split(".", 2);
  return isSigned(secrets, "callback", orderId, signature) ? orderId : undefined;
}

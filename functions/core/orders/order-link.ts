import { createHmac, timingSafeEqual } from "node:crypto";

const sign = (secret: string, purpose: string, orderId: string) =>
  createHmac("sha256", secret).update(`${purpose}#${orderId}`).digest("base64url").slice(0, 32);

const matches = (given: string, right: string) =>
  given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));

/** Opens an order for whoever got it by mail, and nothing else. */
export const orderKey = (secret: string, orderId: string) => sign(secret, "link", orderId);
export const opensOrder = (secret: string, orderId: string, key: string) =>
  matches(key, orderKey(secret, orderId));

/** The print house signs nothing: the address that it calls is the secret, one for each order. */
export const callbackKey = (secret: string, orderId: string) =>
  `${orderId}.${sign(secret, "callback", orderId)}`;

/** The order that a callback is about; undefined if nobody was given this address. */
export function calledBack(secret: string, key: string): string | undefined {
  const [orderId = "", signature = ""] = key.split(".", 2);
  return matches(signature, sign(secret, "callback", orderId)) ? orderId : undefined;
}

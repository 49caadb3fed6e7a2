import { createHmac, timingSafeEqual } from "node:crypto";

const sign = (secret: string, purpose: string, orderId: string) =>
  createHmac("sha256", secret).update(`${purpose}#${orderId}`).digest("base64url").slice(0, 32);

/** As bytes: letters of other alphabets are longer than they look. */
function matches(given: string, right: string) {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

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

import { timingSafeEqual } from "node:crypto";

/** Takes as long whatever is wrong with it. As bytes: letters of other alphabets are longer than they look. */
export function sameText(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

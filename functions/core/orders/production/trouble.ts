import { addressFault } from "../../fulfilment/us-addresses.ts";
import { linesTakenDown } from "../../images/taken-down.ts";
import type { Bought, OrderIn } from "../order.ts";
import type { Needs } from "../steps.ts";
import type { Why } from "./stopping.ts";

/** The page to pay at takes every address of the country: what cannot be sent is asked for once, before it is printed. */
export function addressTrouble({ paid, history, handedOver }: OrderIn<"paid">): Why | undefined {
  const fault = addressFault(paid.address);
  const isAsked = history.some(({ kind }) => kind === "address wanted");
  return fault && !handedOver && !isAsked ? { why: "address", detail: fault.sentence } : undefined;
}

/** What the shop has taken down is not printed, also of files that were made before. */
export async function pictureTrouble(needs: Needs, { lines }: Bought): Promise<Why | undefined> {
  const down = (await linesTakenDown(needs, lines)).join(", ");
  return down ? { why: "taken down", detail: `the picture of line ${down}` } : undefined;
}

/** Stopped by whoever was about to hand it over, it is not there; by anybody else, it may be. */
export function halted({ handedOver, ...order }: OrderIn<"paid">, me: string): OrderIn<"paid"> {
  if (!handedOver || (handedOver.by === me && !handedOver.doubt)) return order;
  return { ...order, handedOver: { ...handedOver, doubt: true } };
}

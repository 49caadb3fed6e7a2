import { useEffect } from "react";
import { arrivalOfOrdered, arrivalWords } from "../../../functions/core/fulfilment/delivery.ts";
import { isPrintedAtOnce } from "../../../functions/core/fulfilment/haste.ts";
import { inDollars } from "../../../functions/lib/money.ts";
import { shopNow } from "../api.ts";
import { ZipField } from "../checkout/ZipField.tsx";
import { useZip } from "../checkout/zip.ts";
import styles from "./Cart.module.css";
import { priceAnew } from "./changing.ts";
import { soldOf, useCart } from "./contents.ts";
import { missingToFree } from "./free-shipping.ts";

/** By then whoever may not ask the print house any more may again. */
const ASK_EVERY_MS = 61_000;

/** The ways to send it, each with its price and its days; the one that is paid is chosen at the payment. */
export function ShippingOffers() {
  const { cartItems: every, quotes, isLatestRequestPending: isAsked } = useCart();
  const cartItems = soldOf(every);
  const gift = missingToFree({ cartItems, quotes });
  const zip = useZip();
  const now = new Date(shopNow());
  const hasty = quotes.map(({ shipmentMethod }) => shipmentMethod).filter(isPrintedAtOnce);
  const isGuess = quotes.some(({ estimated }) => estimated);
  useEffect(() => {
    if (!isGuess) return;
    const ask = () => void (document.hidden || priceAnew());
    ask();
    const timer = setInterval(ask, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isGuess]);
  // As in the total.
  const told = (amount: number) => (isAsked ? "…" : inDollars(amount));
  return (
    <section className={styles.shipping} aria-label="Shipping" aria-busy={isAsked}>
      <ZipField />
      <ul>
        {quotes.map(({ shipmentMethod, cost, estimated }) => (
          <li key={shipmentMethod}>
            <span>
              {shipmentMethod} shipping
              <small>arrives {arrivalWords(arrivalOfOrdered(now, { method: shipmentMethod, zip }))}</small>
            </span>
            <span>
              {estimated && "about "}
              {isAsked || cost.amount > 0 ? told(cost.amount) : "Free"}
            </span>
          </li>
        ))}
      </ul>
      {gift && (
        <p className={styles.gift}>
          {inDollars(gift.missing)} more, and {gift.method} shipping is free.
        </p>
      )}
      <p>
        You choose the shipping on the next page. Taxes, where there are any, are added there.
        {hasty.length > 0 &&
          ` With ${hasty.join(" or ")} it goes to print at once: please check your address.`}
      </p>
    </section>
  );
}

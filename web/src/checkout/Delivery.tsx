import {
  arrivalOfOrdered,
  arrivalWords,
  daysWords,
  orderedDays,
} from "../../../functions/core/fulfilment/delivery.ts";
import { inDollars } from "../../../functions/lib/money.ts";
import { useToday } from "../kit/use-hydrated.ts";
import styles from "./Delivery.module.css";
import { ZipField } from "./ZipField.tsx";
import { useZip } from "./zip.ts";

/** What it costs on top, and the day, before anything lies in the cart. */
export function Delivery({ shipping }: { shipping: number | undefined }) {
  const zip = useZip();
  const today = useToday();
  const arrives = (method: "Budget" | "Express") =>
    today ? arrivalWords(arrivalOfOrdered(today, { method, zip })) : `in ${daysWords(orderedDays(method))}`;
  return (
    <div className={styles.delivery}>
      <ZipField />
      <div role="status">
        {shipping !== undefined && <p>Shipping from {inDollars(shipping)}</p>}
        <p>
          Arrives <b>{arrives("Budget")}</b>
        </p>
        <p>or {arrives("Express")} with Express</p>
      </div>
    </div>
  );
}

import {
  arrivalOfOrdered,
  arrivalWords,
  daysWords,
  orderedDays,
} from "../../../functions/core/fulfilment/delivery.ts";
import { inDollars } from "../../../functions/lib/money.ts";
import styles from "./Delivery.module.css";
import { useToday } from "./today.ts";
import { ZipField } from "./ZipField.tsx";
import { useZip } from "./zip.ts";

type Props = { price: number | undefined; shipping: number | undefined; freeFrom: number | undefined };

function costWords({ price = 0, shipping = 0, freeFrom }: Props) {
  if (freeFrom !== undefined && price >= freeFrom) return "Free shipping";
  const paid = `Shipping from ${inDollars(shipping)}`;
  return freeFrom === undefined ? paid : `${paid}, free for orders of ${inDollars(freeFrom)} or more`;
}

/** What it costs on top, and the day, before anything lies in the cart. */
export function Delivery(props: Props) {
  const zip = useZip();
  const today = useToday();
  const arrives = (method: "Budget" | "Express") =>
    today ? arrivalWords(arrivalOfOrdered(today, { method, zip })) : `in ${daysWords(orderedDays(method))}`;
  return (
    <div className={styles.delivery}>
      <ZipField />
      {/* Each is told by itself: a frame changes the price, and not the days. */}
      <div>
        {props.shipping !== undefined && <p role="status">{costWords(props)}</p>}
        <p role="status">
          Arrives <b>{arrives("Budget")}</b>
        </p>
        <p role="status">or {arrives("Express")} with Express</p>
      </div>
    </div>
  );
}

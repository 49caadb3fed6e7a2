import type { OrderDetail } from "./queries.ts";
import styles from "./Track.module.css";

const stations = ["Paid", "Being made", "On its way", "On your wall"] as const;

/** How far it is; nothing of one that goes no further. */
function reached({ status, changeUntil, cancelWanted, waitsFor }: OrderDetail): number | undefined {
  if (status === "completed") return 3;
  if (status === "shipped") return 2;
  if (status !== "pending" || cancelWanted || waitsFor === "payment") return undefined;
  return changeUntil || (waitsFor && waitsFor !== "print house") ? 0 : 1;
}

/** The way from the payment to the wall, with where it is now. */
export function Track({ order }: { order: OrderDetail }) {
  const at = reached(order);
  if (at === undefined) return null;
  return (
    <ol className={styles.track} aria-label="Where it is">
      {stations.map((station, index) => (
        <li key={station} data-behind={index <= at} aria-current={index === at ? "step" : undefined}>
          {station}
        </li>
      ))}
    </ol>
  );
}

import styles from "./Orders.module.css";
import type { OrderDetail } from "./queries.ts";
import { useTimeLeft } from "./use-time-left.ts";

const SECOND = 1_000;

const left = (ms: number) => {
  const minutes = Math.floor(ms / (60 * SECOND));
  const seconds = Math.floor(ms / SECOND) % 60;
  return `${minutes}:${String(seconds).padStart(2, "0")}`;
};

/** How long it can still be changed without asking anybody, counted down; nothing once that is over. */
export function ChangeTime({ order: { changeUntil: until, canChangeAddress } }: { order: OrderDetail }) {
  const ms = useTimeLeft(until);
  if (ms === 0) return null;
  return (
    <p className={styles.left}>
      You can still {canChangeAddress && "correct the address or "}cancel: <b role="timer">{left(ms)}</b>{" "}
      minutes are left.
    </p>
  );
}

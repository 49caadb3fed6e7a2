import { useEffect, useState } from "react";
import { shopNow } from "../api.ts";
import styles from "./Orders.module.css";
import type { OrderDetail } from "./queries.ts";

const SECOND = 1_000;

const left = (ms: number) => {
  const minutes = Math.floor(ms / (60 * SECOND));
  const seconds = Math.floor(ms / SECOND) % 60;
  return `${minutes}:${String(seconds).padStart(2, "0")}`;
};

/** How long it can still be changed without asking anybody, counted down; nothing once that is over. */
export function ChangeTime({ order: { changeUntil: until, canChangeAddress } }: { order: OrderDetail }) {
  const [now, setNow] = useState(shopNow);
  const ms = until === undefined ? 0 : Date.parse(until) - now;
  const isRunning = ms > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(shopNow()), SECOND);
    return () => clearInterval(timer);
  }, [isRunning]);
  if (!isRunning) return null;
  return (
    <p className={styles.left}>
      You can still {canChangeAddress && "correct the address or "}cancel: <b role="timer">{left(ms)}</b>{" "}
      minutes are left.
    </p>
  );
}

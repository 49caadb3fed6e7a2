import { useEffect, useState } from "react";
import { shopNow } from "../api.ts";

const SECOND = 1_000;

/** The milliseconds until then, counted down by the second; none once it is over, or where there is no such time. */
export function useTimeLeft(until: string | undefined): number {
  const [now, setNow] = useState(shopNow);
  const left = until === undefined ? 0 : Math.max(0, Date.parse(until) - now);
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(shopNow()), SECOND);
    return () => clearInterval(timer);
  }, [isRunning]);
  return left;
}

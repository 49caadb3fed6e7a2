import { useEffect, useState } from "react";
import { afterPaint } from "./after-paint.ts";

/** A value once the page was painted with it: what costs much and stands aside follows then. */
export function useLater<T extends object>(value: T): T {
  const [later, setLater] = useState(value);
  useEffect(() => (value === later ? undefined : afterPaint(() => setLater(value))), [value, later]);
  return later;
}

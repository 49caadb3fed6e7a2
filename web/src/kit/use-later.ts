import { useEffect, useState } from "react";

/** A value once the page was painted with it: what costs much and stands aside follows then. */
export function useLater<T extends object>(value: T): T {
  const [later, setLater] = useState(value);
  useEffect(() => setLater(value), [value]);
  return later;
}

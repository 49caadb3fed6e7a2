import { useEffect, useState } from "react";
import { afterPaint } from "./after-paint.ts";

/** Whether it has once been painted open: what has to be fetched for it comes a picture later, and is there from then on. */
export function usePainted(open: boolean) {
  const [painted, setPainted] = useState(false);
  useEffect(() => (open && !painted ? afterPaint(() => setPainted(true)) : undefined), [open, painted]);
  return open && painted;
}

import { useEffect, useState } from "react";
import { afterPaint } from "./after-paint.ts";

/** Whether what is open has been painted: what lies in it may come a picture later. */
export function usePainted(open: boolean) {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    if (open) return afterPaint(() => setPainted(true));
    setPainted(false);
    return undefined;
  }, [open]);
  return open && painted;
}

import { useEffect, useRef } from "react";
import { CalledBack } from "./CalledBack.tsx";
import { OfflineNotice } from "./OfflineNotice.tsx";
import { SessionNote } from "./SessionNote.tsx";
import styles from "./Shell.module.css";

/** What is said below the header. That something is, the whole page knows by a mark: Firefox 115 has no `:has()`. */
export function Notes() {
  const notes = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const changes = new ResizeObserver(([seen]) =>
      document.documentElement.toggleAttribute("data-noted", (seen?.contentRect.height ?? 0) > 0),
    );
    if (notes.current) changes.observe(notes.current);
    return () => changes.disconnect();
  }, []);
  return (
    <div ref={notes} className={styles.notes}>
      <OfflineNotice />
      <SessionNote />
      <CalledBack />
    </div>
  );
}

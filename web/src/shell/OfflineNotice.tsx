import { useSyncExternalStore } from "react";
import styles from "../kit/Note.module.css";

function subscribe(changed: () => void) {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
}

export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && <p className={styles.urgent}>You are offline. What you see may be out of date.</p>}
    </div>
  );
}

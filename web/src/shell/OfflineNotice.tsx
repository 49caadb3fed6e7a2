import { useSyncExternalStore } from "react";
import { Note } from "../kit/Note.tsx";

function subscribe(changed: () => void) {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
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
      {!online && (
        <Note urgent>
          <p>You are offline. What you see may be out of date.</p>
        </Note>
      )}
    </div>
  );
}

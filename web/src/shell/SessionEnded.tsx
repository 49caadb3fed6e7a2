import { lazy, Suspense } from "react";
import { chunk } from "../kit/chunks.ts";
import { useStore } from "../store.ts";
import { FailureBoundary } from "./Failure.tsx";

const SessionNote = lazy(chunk("session note", () => import("./SessionNote.tsx")));

/** Nothing, and nothing is loaded, unless a session has ended. */
export function SessionEnded() {
  const ended = useStore(({ sessionEnded }) => sessionEnded);
  if (!ended) return null;
  return (
    <FailureBoundary at={ended}>
      <Suspense fallback={null}>
        <SessionNote ended={ended} />
      </Suspense>
    </FailureBoundary>
  );
}

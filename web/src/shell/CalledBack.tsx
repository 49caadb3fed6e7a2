import { lazy, Suspense } from "react";
import { chunk } from "../kit/chunks.ts";
import { useStore } from "../store.ts";
import { FailureBoundary } from "./Failure.tsx";
import { WithQueries } from "./with-queries.ts";

const CallBack = lazy(chunk("call back", () => import("../images/CallBack.tsx")));

/** Nothing, and nothing is loaded, unless somebody waits for pictures elsewhere. */
export function CalledBack() {
  const batchId = useStore(({ awaited }) => awaited);
  if (!batchId) return null;
  return (
    <FailureBoundary at={batchId}>
      <Suspense fallback={null}>
        <WithQueries>
          <CallBack key={batchId} batchId={batchId} />
        </WithQueries>
      </Suspense>
    </FailureBoundary>
  );
}

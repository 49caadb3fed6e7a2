import { lazy, Suspense } from "react";
import { chunk } from "../kit/chunks.ts";
import { useStore } from "../store.ts";
import { FailureBoundary } from "./Failure.tsx";
import { WithQueries } from "./with-queries.ts";

const CheckInbox = lazy(chunk("accounts", () => import("../accounts/CheckInbox.tsx")));

/** Nothing, and nothing is loaded, unless an account waits for its mail to be opened. */
export function SignUpNote() {
  const email = useStore(({ unverified }) => unverified);
  if (!email) return null;
  return (
    <FailureBoundary at={email}>
      <Suspense fallback={null}>
        <WithQueries>
          <CheckInbox email={email} />
        </WithQueries>
      </Suspense>
    </FailureBoundary>
  );
}

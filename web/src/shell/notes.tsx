import { type ReactNode, Suspense } from "react";
import { chunk } from "../kit/chunks.ts";
import { type Store, useStore } from "../store.ts";
import { FailureBoundary } from "./Failure.tsx";
import { part } from "./part.tsx";
import { WithQueries } from "./with-queries.ts";

const CallBack = part(chunk("call back", () => import("../images/CallBack.tsx")));
const CheckInbox = part(chunk("accounts", () => import("../accounts/CheckInbox.tsx")));
const SessionNote = part(chunk("session note", () => import("./SessionNote.tsx")));

type Props<About> = { of(store: Store): About | null; children(about: About): ReactNode };

/** What is said below the header: nothing, and nothing is loaded, while there is nothing to say. */
function Note<About extends string>({ of, children }: Props<About>) {
  const about = useStore(of);
  return (
    about && (
      <FailureBoundary at={about}>
        <Suspense fallback={null}>{children(about)}</Suspense>
      </FailureBoundary>
    )
  );
}

const awaitedIn = ({ awaited, underWay }: Store) =>
  awaited ?? (underWay?.left ? (underWay.batchId ?? null) : null);

/** To whoever waits for pictures elsewhere. */
export const CalledBack = () => (
  <Note of={awaitedIn}>
    {(batchId) => (
      <WithQueries>
        <CallBack key={batchId} batchId={batchId} />
      </WithQueries>
    )}
  </Note>
);

/** To whose account waits for its mail to be opened. */
export const SignUpNote = () => (
  <Note of={({ unverified }) => unverified}>
    {(email) => (
      <WithQueries>
        <CheckInbox email={email} />
      </WithQueries>
    )}
  </Note>
);

/** To whose session has ended. */
export const SessionEnded = () => (
  <Note of={({ sessionEnded }) => sessionEnded}>{(ended) => <SessionNote ended={ended} />}</Note>
);

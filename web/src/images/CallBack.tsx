import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { paths } from "../../../functions/core/site/paths.ts";
import { awaitedQuery, isBeingMade, readOwnAnew } from "../journeys/batch.ts";
import { Button, LinkButton } from "../kit/Button.tsx";
import styles from "../kit/Note.module.css";
import { useStore } from "../store.ts";

/** Whoever waits for others as well is called for those next. */
const calledBack = (batchId: string) =>
  useStore.setState(({ awaited, underWay }) => ({
    awaited: awaited === batchId ? null : awaited,
    underWay: underWay?.batchId === batchId ? null : underWay,
  }));

const WORDS = "Your pictures are ready";

/** For who is in another window: the system's own note, if they allowed it, and the title of this one. */
function callFromAfar() {
  if (!document.hidden) return;
  const { title } = document;
  document.title = `(4) ${WORDS}`;
  document.addEventListener("visibilitychange", () => Object.assign(document, { title }), { once: true });
  try {
    if (Notification.permission === "granted") new Notification(WORDS);
  } catch {
    // Phones have none for a page, whatever was allowed, and some browsers none at all.
  }
}

/** Waits for pictures that somebody has left to be made, and says when they are there. */
export default function CallBack({ batchId }: { batchId: string }) {
  const { data: images } = useQuery(awaitedQuery(batchId));
  const queries = useQueryClient();
  const called = () => calledBack(batchId);
  const isOver = images?.some(isBeingMade) === false;
  const isMade = isOver && images.some(({ status }) => status === "ready");
  useEffect(() => {
    if (!isOver) return;
    void readOwnAnew(queries);
    callFromAfar();
  }, [isOver, queries]);
  return (
    <div role="status">
      {isOver && (
        <div className={styles.note}>
          <p>{isMade ? WORDS : "Your pictures could not be made this time, and nothing was counted."}</p>
          {isMade && (
            <LinkButton look="text" to={paths.imageReview(batchId)} onClick={called}>
              See them
            </LinkButton>
          )}
          <Button look="text" onClick={called}>
            Later
          </Button>
        </div>
      )}
    </div>
  );
}

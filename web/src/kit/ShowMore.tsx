import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { Button } from "./Button.tsx";
import styles from "./ShowMore.module.css";

export type List = Pick<
  UseInfiniteQueryResult,
  "error" | "hasNextPage" | "isFetchingNextPage" | "isFetchNextPageError"
> & { fetchNextPage(): unknown };

/** Brings what comes next of a long list; where it does not come, it says why, and can be asked once more. */
export const ShowMore = ({ list }: { list: List }) =>
  list.hasNextPage && (
    <div className={styles.more}>
      <Button look="secondary" disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        Show more
      </Button>
      <p role="alert">{list.isFetchNextPageError && list.error?.message}</p>
    </div>
  );

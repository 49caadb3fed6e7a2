import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { Button } from "./Button.tsx";
import styles from "./ShowMore.module.css";

export type List = Pick<
  UseInfiniteQueryResult,
  "error" | "hasNextPage" | "isFetchingNextPage" | "isFetchNextPageError"
> & { fetchNextPage(): unknown };

type Props = {
  list: List;
  /** Of what has come already there is more to show: that is asked for first. */
  onMore?: () => void;
};

/** Brings what comes next of a long list; where it does not come, it says why, and can be asked once more. */
export const ShowMore = ({ list, onMore }: Props) =>
  (onMore || list.hasNextPage) && (
    <div className={styles.more}>
      <Button
        look="secondary"
        disabled={!onMore && list.isFetchingNextPage}
        onClick={onMore ?? (() => void list.fetchNextPage())}
      >
        Show more
      </Button>
      <p role="alert">{list.isFetchNextPageError && list.error?.message}</p>
    </div>
  );

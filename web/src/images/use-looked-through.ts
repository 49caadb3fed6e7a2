import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { useStore } from "../store.ts";
import { lookedThroughQuery, type Pages } from "./queries.ts";

/** The pictures of whoever is here, read on for as long as somebody looks through them for what may lie further back. */
export function useLookedThrough(isLooking: boolean, mayLack: (pages: Pages) => boolean = () => true) {
  const userId = useStore(({ user }) => user?._id);
  const list = useInfiniteQuery({
    ...lookedThroughQuery(userId, useQueryClient()),
    enabled: isLooking && userId !== undefined,
  });
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  const pages = data?.pages ?? [];
  const readsOn = isLooking && hasNextPage && !isFetching && !isFetchNextPageError && mayLack(pages);
  useEffect(() => {
    if (readsOn) void fetchNextPage();
  }, [readsOn, fetchNextPage]);
  const images = useMemo(() => data?.pages.flatMap(({ generatedImages }) => generatedImages) ?? [], [data]);
  return { list, images };
}

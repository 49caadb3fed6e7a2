import { type InfiniteData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { useStore } from "../store.ts";
import { ownImagesQuery, type Page } from "./queries.ts";

export type Pages = readonly Pick<Page, "generatedImages">[];

/** As many as the shop gives at once. */
const AT_ONCE = 100;
/** For so long nobody reads all of it again. */
const KNOWN_MS = 60_000;

/**
 * The pictures of whoever is here, read on for as long as somebody looks through them for what may lie further back. It
 * is a list of its own, begun with what hangs: what was only looked through hangs nowhere, and is not read again with it.
 */
export function useLookedThrough(isLooking: boolean, mayLack: (pages: Pages) => boolean = () => true) {
  const userId = useStore(({ user }) => user?._id);
  const queries = useQueryClient();
  const { queryKey: hanging } = ownImagesQuery(userId);
  const list = useInfiniteQuery({
    ...ownImagesQuery(userId, AT_ONCE),
    initialData: () => queries.getQueryData<InfiniteData<Page, string>>(hanging),
    initialDataUpdatedAt: () => queries.getQueryState(hanging)?.dataUpdatedAt,
    staleTime: KNOWN_MS,
    enabled: isLooking && userId !== undefined,
  });
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  const readsOn =
    isLooking && hasNextPage && !isFetching && !isFetchNextPageError && mayLack(data?.pages ?? []);
  useEffect(() => {
    if (readsOn) void fetchNextPage();
  }, [readsOn, fetchNextPage]);
  const images = useMemo(() => data?.pages.flatMap(({ generatedImages }) => generatedImages) ?? [], [data]);
  return { list, images };
}

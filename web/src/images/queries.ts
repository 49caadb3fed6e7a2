import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import type { Operations } from "../../../functions/api/operations.ts";
import { call, reasonOf } from "../api.ts";
import { isUnderWay, UNDER_WAY_MS } from "../journeys/batch.ts";

type Page = Operations["GET /user/generatedImages"]["answer"];
export type Pages = readonly Pick<Page, "generatedImages">[];

/** So many hang at first, and come each time that somebody asks for more. */
export const PAGE = 20;
/** As many as the shop gives at once: for whoever looks through all of them. */
const AT_ONCE = 100;

/** The spec's cache tag 'UserGeneratedImages': login and generation ask for it anew. */
export const ownImagesQuery = (userId: string | undefined, further = PAGE) =>
  infiniteQueryOptions({
    queryKey: ["generated-images", userId, further],
    queryFn: ({ pageParam, signal }) =>
      call("GET /user/generatedImages", {
        query: { limit: pageParam ? further : PAGE, offset: 0, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: ({ cursor }) => cursor,
    enabled: userId !== undefined,
    // What is still being made appears by itself. All that was read is read again: the more of it, the less often.
    refetchInterval({ state }) {
      const pages = state.data?.pages ?? [];
      const isWaiting = pages.some(({ generatedImages }) => generatedImages.some(isUnderWay));
      return isWaiting && UNDER_WAY_MS * pages.length;
    },
  });

/** A list of its own, begun with what hangs: what was only looked through hangs nowhere, and is not read again with it. */
export function lookedThroughQuery(userId: string | undefined, queries: QueryClient) {
  const { queryKey } = ownImagesQuery(userId);
  return {
    ...ownImagesQuery(userId, AT_ONCE),
    initialData: () => queries.getQueryData<InfiniteData<Page, string>>(queryKey),
    initialDataUpdatedAt: () => queries.getQueryState(queryKey)?.dataUpdatedAt,
    staleTime: 60_000,
  };
}

/** Null: there is no such picture. */
export const imageQuery = (imageId: string) =>
  queryOptions({
    queryKey: ["image", imageId],
    queryFn: ({ signal }) =>
      call("GET /images/{imageId}", { params: { imageId }, signal }).then(
        ({ image }) => image,
        (failure: unknown) => {
          if (reasonOf(failure).status === 404) return null;
          throw failure;
        },
      ),
  });

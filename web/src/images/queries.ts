import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call, isFinal, reasonOf } from "../api.ts";
import type { Art } from "../store.ts";

const PAGE = 20;
/** What is still being made is looked for again after so long. */
const UNDER_WAY_MS = 2_000;
/** A shop that stumbles has enough to do. */
const FAILING_MS = 15_000;

/** The spec's cache tag 'UserGeneratedImages': login and generation ask for it anew. */
export const ownImagesQuery = (userId: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ["generated-images", userId],
    queryFn: ({ pageParam, signal }) =>
      call("GET /user/generatedImages", {
        query: { limit: PAGE, offset: 0, ...(pageParam && { cursor: pageParam }) },
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

export const isUnderWay = ({ status }: Art) => status === "pending" || status === "generating";

export const batchQuery = (batchId: string) =>
  queryOptions({
    queryKey: ["batch", batchId],
    queryFn: async ({ signal }) =>
      (await call("POST /images/generated-images/search", { body: { relatedBatch: batchId }, signal }))
        .generatedImages,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? UNDER_WAY_MS : false),
  });

/** For who is somewhere else meanwhile, in another window too: nobody is there to ask again after the shop has failed. */
export const awaitedQuery = (batchId: string) =>
  queryOptions({
    ...batchQuery(batchId),
    refetchIntervalInBackground: true,
    refetchInterval({ state: { data, error } }) {
      if (error) return isFinal(error) ? false : FAILING_MS;
      return data?.some(isUnderWay) ? UNDER_WAY_MS : false;
    },
  });

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

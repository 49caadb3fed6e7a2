import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { type Answer, call, reasonOf } from "../api.ts";
import { isBeingMade, OWN_IMAGES, UNDER_WAY_MS, withStatus } from "../journeys/batch.ts";

export type Page = Answer<"GET /user/generatedImages">;

/** So many hang at first, and come each time that somebody asks for more. */
export const PAGE = 20;

/** After its first page so many come at once. */
export const ownImagesQuery = (userId: string | undefined, further = PAGE) =>
  infiniteQueryOptions({
    queryKey: [OWN_IMAGES, userId, further],
    queryFn: ({ pageParam, signal }) =>
      call("GET /user/generatedImages", {
        query: { limit: pageParam ? further : PAGE, offset: 0, ...(pageParam && { cursor: pageParam }) },
        signal,
      }).then((page) => ({ ...page, generatedImages: page.generatedImages.map(withStatus) })),
    initialPageParam: "",
    getNextPageParam: ({ cursor }) => cursor,
    enabled: userId !== undefined,
    // What is still being made appears by itself. All that was read is read again: the more of it, the less often.
    refetchInterval({ state }) {
      const pages = state.data?.pages ?? [];
      const isWaiting = pages.some(({ generatedImages }) => generatedImages.some(isBeingMade));
      return isWaiting && UNDER_WAY_MS * pages.length;
    },
  });

/** Null: there is no such picture. */
export const imageQuery = (imageId: string) =>
  queryOptions({
    queryKey: ["image", imageId],
    queryFn: ({ signal }) =>
      call("GET /images/{imageId}", { params: { imageId }, signal }).then(
        ({ image }) => withStatus(image),
        (failure: unknown) => {
          if (reasonOf(failure).status === 404) return null;
          throw failure;
        },
      ),
  });

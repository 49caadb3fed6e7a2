import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call, isFinal } from "../api.ts";
import type { Art } from "../store.ts";
import { pauseAfter } from "./pause.ts";

/** What is still being made is looked for again after so long. */
export const UNDER_WAY_MS = 2_000;
/** A shop that stumbles has enough to do. */
const FAILING_MS = 15_000;

export const isBeingMade = ({ status }: Art) => status === "pending" || status === "generating";

/** Of what no status is said there is a picture. */
export const withStatus = <One extends Art>(image: One): One => ({ ...{ status: "ready" }, ...image });

/** The pictures that were asked for together, as they are looked at. */
export const batchQuery = (batchId: string) =>
  queryOptions({
    queryKey: ["batch", batchId],
    queryFn: async ({ signal }) =>
      (
        await call("POST /images/generated-images/search", { body: { relatedBatch: batchId }, signal })
      ).generatedImages.map(withStatus),
    refetchInterval: ({ state }) => (state.data?.some(isBeingMade) ? UNDER_WAY_MS : false),
  });

/** For who sits before them and sees each appear. */
export const watchedQuery = (batchId: string) =>
  queryOptions({
    ...batchQuery(batchId),
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
      data?.some(isBeingMade) === false ? false : pauseAfter(dataUpdateCount, errorUpdateCount),
  });

/** For who is somewhere else meanwhile, in another window too: nobody is there to ask again after the shop has failed. */
export const awaitedQuery = (batchId: string) =>
  queryOptions({
    ...batchQuery(batchId),
    refetchIntervalInBackground: true,
    refetchInterval({ state: { data, error } }) {
      if (error) return isFinal(error) ? false : FAILING_MS;
      return data?.some(isBeingMade) ? UNDER_WAY_MS : false;
    },
  });

/** The lists of one's own pictures, whosever and however long. */
export const OWN_IMAGES = "generated-images";

/** The spec's cache tag 'UserGeneratedImages': login and generation ask for it anew, and whatever changes one of them. */
export const readOwnAnew = (queries: QueryClient) => queries.invalidateQueries({ queryKey: [OWN_IMAGES] });

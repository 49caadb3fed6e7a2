import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { Answers } from "../../../functions/core/journeys/answers.ts";
import { paths } from "../../../functions/core/site/paths.ts";
import { ensureAccount } from "../accounts/guest.ts";
import { ApiError, call } from "../api.ts";
import { toast } from "../kit/toast.ts";
import { type Art, useStore } from "../store.ts";
import { finish } from "./progress.ts";
import type { Journey } from "./queries.ts";

const LOOK_EVERY_MS = 700;

const underWay = ({ status }: Art) => status === "pending" || status === "generating";

const given = (values: Answers) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/** Why there is nothing to see, as a sentence. */
const sentenceFor = (images: readonly Art[]) =>
  images.some(({ status }) => status === "blocked")
    ? "We would rather not paint this one. Please describe something else: your answers are kept."
    : "The pictures could not be made this time, and nothing was counted. Please try again.";

/** From a press of the button to four pictures; a reload in between goes on waiting. */
export function useGenerate(journey: Journey, values: Answers) {
  const waitingFor = useStore((root) => root.underWay);
  const mine = waitingFor?.journeyId === journey._id ? waitingFor : null;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const order = useMutation({
    mutationFn: async (key: string) => {
      await ensureAccount();
      return call("POST /images/text-to-image", {
        body: {
          journeyId: journey._id,
          journeyShortname: journey.shortname,
          journeyStepValues: given(values),
        },
        idempotencyKey: key,
      });
    },
    // What was lost on its way may have arrived: under the same key it is the same batch.
    retry: (failures, error) => failures < 2 && !(error instanceof ApiError && error.kind === "REFUSED"),
    onSuccess: ({ generatedImages }, key) => {
      const batchId = generatedImages[0]?.relatedBatch;
      if (batchId) useStore.setState({ underWay: { journeyId: journey._id, key, batchId } });
    },
    onError: () => useStore.setState({ underWay: null }),
  });

  // The page was left between the press and its answer.
  const interrupted = mine && !mine.batchId && order.isIdle ? mine.key : undefined;
  useEffect(() => {
    if (interrupted !== undefined) order.mutate(interrupted);
  }, [interrupted, order.mutate]);

  const { data: images } = useQuery({
    queryKey: ["under-way", mine?.batchId],
    queryFn: ({ signal }) =>
      call("POST /images/generated-images/search", {
        body: { relatedBatch: mine?.batchId ?? "" },
        signal,
      }).then(({ generatedImages }) => generatedImages),
    enabled: mine?.batchId !== undefined,
    refetchInterval: ({ state }) => (state.data?.some(underWay) === false ? false : LOOK_EVERY_MS),
  });

  const over = mine?.batchId !== undefined && images !== undefined && !images.some(underWay);
  const made = images?.filter(({ status }) => status === "ready") ?? [];
  const problem = over && made.length === 0 ? sentenceFor(images) : order.error?.message;
  const handled = useRef("");

  useEffect(() => {
    if (!over || !mine || handled.current === mine.key) return;
    handled.current = mine.key;
    const [first] = made;
    if (!first) return;
    useStore.setState({ underWay: null, selections: made });
    void queries.invalidateQueries({ queryKey: ["generated-images"] });
    finish(journey._id, first.relatedBatch);
    void toast("Images successfully generated!");
    navigate(`${paths.imageReview(first.relatedBatch)}?journeyId=${journey._id}`);
  });

  return {
    busy: order.isPending || (mine !== null && !over),
    images: images ?? [],
    problem,
    start: () => {
      const key = crypto.randomUUID();
      useStore.setState({ underWay: { journeyId: journey._id, key } });
      order.mutate(key);
    },
    /** The pictures go on without being watched: the gallery shows them. */
    leave: () => {
      if (order.isPending) return;
      useStore.setState({ underWay: null });
      navigate(paths.creations);
    },
  };
}

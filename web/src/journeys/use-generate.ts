import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Answers } from "../../../functions/core/journeys/answers.ts";
import { paths, withQuery } from "../../../functions/core/site/paths.ts";
import { ensureAccount } from "../accounts/guest.ts";
import { isFinal, isTriedAgain, reasonOf } from "../api.ts";
import { navigate } from "../kit/router.tsx";
import { toast } from "../kit/toast.ts";
import { useIsHere } from "../kit/use-is-here.ts";
import { type Art, type Store, useStore, type Wish } from "../store.ts";
import { askForPictures } from "./ask-for-pictures.ts";
import { isBeingMade, readOwnAnew, watchedQuery } from "./batch.ts";
import { finish } from "./progress.ts";
import type { Journey } from "./queries.ts";

const given = (values: Answers) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/** Why there is nothing to see, as a sentence. */
const sentenceFor = (images: readonly Art[]) =>
  images.some(({ status }) => status === "blocked")
    ? "We would rather not paint this one. Please describe something else: your answers are kept."
    : "The pictures could not be made this time, and nothing was counted. Please try again.";

const isAwaited = (key: string) => useStore.getState().underWay?.key === key;

/** Who does not wait for them is called back once they are there. */
const unwatched = (waitingFor: Store["underWay"]): Partial<Store> =>
  waitingFor?.batchId ? { awaited: waitingFor.batchId } : {};

const isFor = ({ underWay }: Store, journeyId: string, parent: Wish["parent"]) =>
  underWay?.journeyId === journeyId && underWay.wish.parent === parent;

/** The pictures go on without being watched: the gallery shows them. */
function letGo(journeyId: string, parent: Wish["parent"]) {
  const store = useStore.getState();
  if (isFor(store, journeyId, parent)) useStore.setState({ underWay: null, ...unwatched(store.underWay) });
}

/** From a press of the button to four pictures, new ones or changes of one; a reload in between goes on waiting. */
export function useGenerate(
  journey: Pick<Journey, "_id" | "shortname">,
  values: Answers,
  parent?: Wish["parent"],
) {
  const mine = useStore((store) => (isFor(store, journey._id, parent) ? store.underWay : null));
  const [problem, setProblem] = useState<string>();
  const [working, setWorking] = useState(false);
  const queries = useQueryClient();

  const isHere = useIsHere();
  function stop(key: string, sentence: string) {
    if (isHere()) setProblem(sentence);
    else void toast(sentence, "error");
    // Whoever has left may be waiting for others by now.
    if (isAwaited(key)) useStore.setState({ underWay: null });
  }

  // By whichever way somebody leaves, to another picture on the same screen as well; and with the document.
  useLayoutEffect(() => {
    const mark = (left: boolean) => () => {
      const store = useStore.getState();
      const { underWay } = store;
      if (underWay && Boolean(underWay.left) !== left && isFor(store, journey._id, parent))
        useStore.setState({ underWay: { ...underWay, left } });
    };
    const [leave, stay] = [mark(true), mark(false)];
    stay();
    addEventListener("pagehide", leave);
    addEventListener("pageshow", stay);
    // Another tab that waited for the same was closed.
    addEventListener("storage", stay);
    return () => {
      removeEventListener("pagehide", leave);
      removeEventListener("pageshow", stay);
      removeEventListener("storage", stay);
      letGo(journey._id, parent);
    };
  }, [journey._id, parent]);

  const press = useMutation({
    mutationFn: async ({ key, values, parent }: Wish & { key: string }) => {
      await ensureAccount();
      const body = {
        journeyId: journey._id,
        journeyShortname: journey.shortname,
        journeyStepValues: values,
        ...(parent && { parent }),
      };
      return askForPictures({ body, idempotencyKey: key }, setWorking);
    },
    // What was lost on its way may have arrived: under the same key it is the same batch.
    retry: isTriedAgain,
    onSuccess: ({ generatedImages }, { key, ...wish }) => {
      const batchId = generatedImages[0]?.relatedBatch;
      if (!batchId) return;
      const underWay = { journeyId: journey._id, key, wish, batchId };
      // Whoever has left, or waits for others in another tab by now, is called back.
      useStore.setState(isAwaited(key) ? { underWay } : unwatched(underWay));
    },
    onError: (failure, { key }) => stop(key, failure.message),
  });

  /** What was lost on its way may have arrived: pressed again, the same wish is the same press. */
  function lostKeyOf(wish: Wish) {
    const { key, ...lost } = press.variables ?? {};
    const isLost = press.error !== null && !isFinal(press.error);
    return isLost && JSON.stringify(lost) === JSON.stringify(wish) ? key : undefined;
  }

  // A press is seen before it is sent, and sent again where the page was left between it and its answer.
  const unsent = mine && !mine.batchId && press.variables?.key !== mine.key ? mine : undefined;
  useEffect(() => {
    if (unsent) press.mutate({ key: unsent.key, ...unsent.wish });
  }, [unsent, press.mutate]);

  const { data: images, error: failure } = useQuery({
    ...watchedQuery(mine?.batchId ?? ""),
    enabled: mine?.batchId !== undefined,
  });
  useEffect(() => {
    if (mine && failure && isFinal(failure)) stop(mine.key, failure.message);
  });

  const over = mine?.batchId !== undefined && images !== undefined && !images.some(isBeingMade);
  const handled = useRef("");
  useEffect(() => {
    if (!over || !mine || handled.current === mine.key) return;
    handled.current = mine.key;
    const first = images.find(({ status }) => status === "ready");
    if (!first) return stop(mine.key, sentenceFor(images));
    useStore.setState({ underWay: null });
    void readOwnAnew(queries);
    finish(journey._id, first.relatedBatch);
    void toast("Images successfully generated!");
    navigate(withQuery(paths.imageReview(first.relatedBatch), { journeyId: journey._id }));
  });

  return {
    busy: mine !== null && !over,
    images: images ?? [],
    shape: mine?.wish.values.aspectRatio,
    problem,
    /** The problem is that these were enough for today. */
    limited: reasonOf(press.error).code === "too_many_requests",
    /** The shop has much to do, and has asked the browser for some work first. */
    working,
    start: (changed: Answers = values) => {
      const store = useStore.getState();
      // A second press, before what waits for the first is in front of everything: it asks for nothing more.
      if (isFor(store, journey._id, parent)) return;
      const wish = { values: given(changed), ...(parent && { parent }) };
      const underWay = { journeyId: journey._id, key: lostKeyOf(wish) ?? crypto.randomUUID(), wish };
      setProblem(undefined);
      press.reset();
      useStore.setState({ underWay, ...unwatched(store.underWay) });
    },
    dismiss: () => setProblem(undefined),
    leave: () => {
      letGo(journey._id, parent);
      navigate(paths.creations);
    },
  };
}

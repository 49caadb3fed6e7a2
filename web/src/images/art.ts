import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { IMAGE_PARAMETER } from "../../../functions/core/site/paths.ts";
import { useSearchParams } from "../kit/router.tsx";
import { useHydrated } from "../kit/use-hydrated.ts";
import { type Art, useStore } from "../store.ts";
import { tellGone } from "./gone.ts";
import { imageQuery } from "./queries.ts";

/** The picture that somebody works with. */
export const useCurrentArt = () => useStore(({ currentArt }) => currentArt);

export const keepArt = (currentArt: Art | null) => useStore.setState({ currentArt });

/** Chooses a picture: it is remembered, and stands in the address. */
export function useChooseArt() {
  const [, setQuery] = useSearchParams();
  return (art: Art) => {
    keepArt(art);
    setQuery(
      (query) => {
        query.set(IMAGE_PARAMETER, art._id);
        return query;
      },
      { replace: true },
    );
  };
}

/** What was deleted is chosen no longer, nor named by the address: another window may have chosen something else. */
export function useLetGo() {
  const [, setQuery] = useSearchParams();
  return (gone: readonly Art[]) => {
    tellGone(gone);
    const { currentArt } = useStore.getState();
    if (gone.some(({ _id }) => _id === currentArt?._id)) keepArt(null);
    if (gone.some(isNamed))
      setQuery(
        (query) => {
          query.delete(IMAGE_PARAMETER);
          return query;
        },
        { replace: true },
      );
  };
}

/** Whether prints of it are sold to whoever is here: some pictures are for their owner's wall alone. */
export function useMayBuy(art: Art | null): boolean {
  const { data } = useQuery({ ...imageQuery(art?._id ?? ""), enabled: art?.onlyOwnerBuys === true });
  return !data?.onlyOwnerBuys || data.own;
}

type Selected = { art: Art | null; loading: boolean; problem?: { message: string; tryAgain(): void } };

/** A page that is being left still stands for a moment: what its address named is not chosen any more. */
const isNamed = ({ _id }: Art) => new URLSearchParams(window.location.search).get(IMAGE_PARAMETER) === _id;

/** Which picture the address names, be it there or not; a ready page was written without any. */
export function useNamedArt(): string | null {
  const [query] = useSearchParams();
  return useHydrated() ? query.get(IMAGE_PARAMETER) : null;
}

/** The picture that the address names, or else the one that was chosen last. */
export function useSelectedArt(): Selected {
  const kept = useCurrentArt();
  const named = useNamedArt();
  const { data, error, isLoading, refetch } = useQuery({
    ...imageQuery(named ?? ""),
    enabled: named !== null && kept?._id !== named,
  });
  useEffect(() => {
    if (data?.status === "ready" && isNamed(data)) keepArt(data);
  }, [data]);
  if (named === null || kept?._id === named) return { art: kept, loading: false };
  if (error && data === undefined)
    return { art: null, loading: false, problem: { message: error.message, tryAgain: refetch } };
  return { art: data?.status === "ready" ? data : null, loading: isLoading };
}

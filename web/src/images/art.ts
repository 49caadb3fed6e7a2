import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { call } from "../api.ts";
import { type Art, useStore } from "../store.ts";
import { IMAGE_PARAMETER } from "./image-parameter.ts";

export type { Art } from "../store.ts";

/** The picture that somebody works with. */
export const useCurrentArt = () => useStore(({ currentArt }) => currentArt);

export const keepArt = (currentArt: Art | null) => useStore.setState({ currentArt });

/** Chooses a picture, or none: it is remembered, and stands in the address. */
export function useChooseArt() {
  const [, setQuery] = useSearchParams();
  return (art: Art | null) => {
    keepArt(art);
    setQuery(
      (query) => {
        if (art) query.set(IMAGE_PARAMETER, art._id);
        else query.delete(IMAGE_PARAMETER);
        return query;
      },
      { replace: true },
    );
  };
}

/** The picture that the address names, or else the one that was chosen last. */
export function useSelectedArt(): { art: Art | null; loading: boolean } {
  const [query] = useSearchParams();
  const kept = useCurrentArt();
  const named = query.get(IMAGE_PARAMETER);
  const { data, isLoading } = useQuery({
    queryKey: ["image", named],
    queryFn: ({ signal }) =>
      call("GET /images/{imageId}", { params: { imageId: named ?? "" }, signal }).then(({ image }) => image),
    enabled: named !== null && kept?._id !== named,
    retry: false,
  });
  useEffect(() => {
    if (data?.status === "ready") keepArt(data);
  }, [data]);
  if (named === null || kept?._id === named) return { art: kept, loading: false };
  return { art: data?.status === "ready" ? data : null, loading: isLoading };
}

import { useSearchParams } from "react-router";
import { type Art, useRoot } from "./root.ts";

export type { Art } from "./root.ts";

export const IMAGE_PARAMETER = "imageId";

/** The picture that somebody works with. */
export const useCurrentArt = () => useRoot(({ currentArt }) => currentArt);

export const keepArt = (currentArt: Art | null) => useRoot.setState({ currentArt });

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

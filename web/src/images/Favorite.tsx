import { Button } from "../kit/Button.tsx";
import { HeartIcon } from "../kit/icons.tsx";
import type { Art } from "../store.ts";
import { useMark } from "./use-mark.ts";

export function Favorite({ image }: { image: Art }) {
  const [isFavorite, mark] = useMark(image, "favorite");
  return (
    <Button look="text" aria-pressed={isFavorite} onClick={() => mark(!isFavorite)}>
      <HeartIcon filled={isFavorite} />
      Favorite
    </Button>
  );
}

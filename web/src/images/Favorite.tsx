import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../api.ts";
import { Button } from "../kit/Button.tsx";
import { HeartIcon } from "../kit/icons.tsx";
import { toast } from "../kit/toast.ts";
import type { Art } from "../store.ts";

/** Shown as it was pressed at once; what the shop could not keep is taken back, and said. */
export function Favorite({ image: { _id: imageId, favorite } }: { image: Art }) {
  const queries = useQueryClient();
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (set: boolean) =>
      call("PUT /images/{imageId}/marks/{mark}", {
        params: { imageId, mark: "favorite" },
        body: { set },
        keepalive: true,
      }),
    onError: ({ message }) => void toast(message, "error"),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ["image", imageId] }),
        queries.invalidateQueries({ queryKey: ["generated-images"] }),
      ]),
  });
  const isFavorite = isPending ? variables : favorite === true;
  return (
    <Button look="text" aria-pressed={isFavorite} onClick={() => mutate(!isFavorite)}>
      <HeartIcon filled={isFavorite} />
      Favorite
    </Button>
  );
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Mark } from "../../../functions/core/images/marks.ts";
import { call } from "../api.ts";
import { readOwnAnew } from "../journeys/batch.ts";
import { toast } from "../kit/toast.ts";
import type { Art } from "../store.ts";
import { imageQuery } from "./queries.ts";

/**
 * Whether a picture has a mark, and how to set it. Shown as it was pressed at once; what the shop could not keep is taken
 * back, and said.
 */
export function useMark(image: Art, mark: Mark) {
  const { _id: imageId, [mark]: kept } = image;
  const queries = useQueryClient();
  const { queryKey } = imageQuery(imageId);
  const { mutate, variables, isPending } = useMutation({
    // One press after the other: whichever the shop hears last is kept.
    scope: { id: `${mark} ${imageId}` },
    mutationFn: (set: boolean) =>
      call("PUT /images/{imageId}/marks/{mark}", {
        params: { imageId, mark },
        body: { set },
        keepalive: true,
      }),
    // It is kept, whatever comes of asking anew.
    onSuccess: (_, set) => queries.setQueryData(queryKey, (known) => known && { ...known, [mark]: set }),
    onError: ({ message }) => void toast(message, "error"),
    // Not waited for: another press may be.
    onSettled() {
      void queries.invalidateQueries({ queryKey });
      void readOwnAnew(queries);
    },
  });
  return [isPending ? variables : kept === true, mutate] as const;
}

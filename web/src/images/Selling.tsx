import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../api.ts";
import { toast } from "../kit/toast.ts";
import type { Art } from "../store.ts";
import styles from "./ImagePage.module.css";

/** Its owner says whether others may hang it; shown as it was pressed, and taken back if it could not be kept. */
export function Selling({ image: { _id: imageId, onlyOwnerBuys } }: { image: Art }) {
  const queries = useQueryClient();
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (toOthers: boolean) =>
      call("PUT /images/{imageId}/selling", { params: { imageId }, body: { toOthers } }),
    onError: ({ message }) => void toast(message, "error"),
    onSettled: () => queries.invalidateQueries({ queryKey: ["image", imageId] }),
  });
  return (
    <label className={styles.selling}>
      <input
        type="checkbox"
        checked={isPending ? variables : !onlyOwnerBuys}
        onChange={({ target }) => mutate(target.checked)}
      />
      Whoever has the link may order a print of it
    </label>
  );
}

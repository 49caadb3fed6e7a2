import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../api.ts";
import { toast } from "../kit/toast.ts";
import type { Art } from "../store.ts";
import styles from "./ImagePage.module.css";

/** What its owner may allow, and whether the mark says so or forbids it. */
const allowances = {
  onlyOwnerBuys: { words: "Whoever has the link may order a print of it", forbids: true },
  findable: { words: "Search engines may find it, with its words", forbids: false },
} as const;

type Props = { image: Art; mark: keyof typeof allowances };

/** Its owner says what others may; shown as it was pressed, and taken back if it could not be kept. */
export function Allowing({ image, mark }: Props) {
  const { _id: imageId } = image;
  const { words, forbids } = allowances[mark];
  const queries = useQueryClient();
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (allowed: boolean) =>
      call("PUT /images/{imageId}/marks/{mark}", {
        params: { imageId, mark },
        body: { set: allowed !== forbids },
      }),
    onError: ({ message }) => void toast(message, "error"),
    onSettled: () => queries.invalidateQueries({ queryKey: ["image", imageId] }),
  });
  return (
    <label className={styles.allowing}>
      <input
        type="checkbox"
        checked={isPending ? variables : Boolean(image[mark]) !== forbids}
        onChange={({ target }) => mutate(target.checked)}
      />
      {words}
    </label>
  );
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../kit/Button.tsx";
import { Modal } from "../kit/Modal.tsx";
import { toast } from "../kit/toast.ts";
import { useIsHere } from "../kit/use-is-here.ts";
import { Ways } from "../kit/Ways.tsx";
import type { Art } from "../store.ts";
import { useLetGo } from "./art.ts";
import { deleteImage } from "./delete.ts";
import styles from "./ImagePage.module.css";
import { InCart } from "./InCart.tsx";

export function DeleteImage({ image, onDeleted }: { image: Art; onDeleted(): void }) {
  const [asking, setAsking] = useState(false);
  const queries = useQueryClient();
  const letGo = useLetGo();
  const isHere = useIsHere();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteImage(image._id),
    onSuccess: async () => {
      letGo([image]);
      await queries.invalidateQueries({ queryKey: ["generated-images"] });
      void toast("The picture has been deleted");
    },
  });
  return (
    <>
      <Button look="text" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <Modal title="Delete this picture?" open={asking} onClose={() => setAsking(false)}>
        <div className={styles.about}>
          <p>
            It is gone for good, and within minutes its address shows nothing any more. Prints that you
            ordered are not touched.
          </p>
          <InCart images={[image]} />
          <Ways>
            {/* Whoever has gone on to another page meanwhile is not led away from there. */}
            <Button
              disabled={isPending}
              onClick={() => mutate(undefined, { onSuccess: () => isHere() && onDeleted() })}
            >
              Delete for Good
            </Button>
            <Button look="secondary" onClick={() => setAsking(false)}>
              Keep It
            </Button>
          </Ways>
          <p role="alert">{error?.message}</p>
        </div>
      </Modal>
    </>
  );
}

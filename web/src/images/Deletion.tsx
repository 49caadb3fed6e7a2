import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLayoutEffect, useRef } from "react";
import { readOwnAnew } from "../journeys/batch.ts";
import { Button } from "../kit/Button.tsx";
import { Modal } from "../kit/Modal.tsx";
import { toast } from "../kit/toast.ts";
import { useIsHere } from "../kit/use-is-here.ts";
import { Ways } from "../kit/Ways.tsx";
import type { Art } from "../store.ts";
import { useLetGo } from "./art.ts";
import styles from "./Deletion.module.css";
import { deleteAll } from "./delete.ts";
import { InCart } from "./InCart.tsx";

type Props = {
  images: readonly Art[];
  open: boolean;
  onClose(): void;
  /** With those that are: others may have been refused. */
  onGone(gone: readonly Art[]): void;
};

const notDeleted = (count: number) =>
  `${count === 1 ? "A picture" : `${count} pictures`} could not be deleted`;

/** Asks whether pictures are to be deleted, and deletes them: what could not be stays to be asked for once more. */
export function Deletion({ images, open, onClose, onGone }: Props) {
  const queries = useQueryClient();
  const letGo = useLetGo();
  const isHere = useIsHere();
  const isAsking = useRef(false);
  useLayoutEffect(() => {
    isAsking.current = open;
    return () => {
      isAsking.current = false;
    };
  }, [open]);
  const { mutate, variables, data, isPending, reset } = useMutation({
    mutationFn: deleteAll,
    onSuccess: async ({ gone, failures }) => {
      // Whoever has closed this meanwhile does not see here what could not be.
      if (failures.length > 0 && !isAsking.current) void toast(notDeleted(failures.length), "error");
      if (gone.length === 0) return;
      letGo(gone);
      await readOwnAnew(queries);
      void toast(gone.length === 1 ? "The picture has been deleted" : `${gone.length} pictures deleted`);
    },
  });
  // While some are gone already, they are still among those that are spoken of.
  const meant = isPending ? variables : images;
  const isOne = meant.length === 1;
  const close = () => {
    // What could not be deleted is not said of others that are asked about next.
    if (!isPending) reset();
    onClose();
  };
  return (
    <Modal
      title={isOne ? "Delete this picture?" : `Delete ${meant.length} pictures?`}
      open={open}
      onClose={close}
    >
      <div className={styles.deletion}>
        <p>
          {isOne
            ? "It is gone for good. Within minutes its address shows nothing any more."
            : "They are gone for good. Within minutes their addresses show nothing any more."}{" "}
          Prints that you ordered are not touched.
        </p>
        <InCart images={meant} />
        <Ways>
          <Button
            disabled={isPending}
            onClick={() =>
              mutate(images, {
                // Whoever has gone on to another page meanwhile is not led away from there.
                onSuccess: ({ gone }) => gone.length > 0 && isHere() && onGone(gone),
              })
            }
          >
            {isPending ? "Deleting…" : "Delete for Good"}
          </Button>
          <Button look="secondary" onClick={close}>
            Keep {isOne ? "It" : "Them"}
          </Button>
        </Ways>
        <p role="alert">{data?.failures[0]?.message}</p>
      </div>
    </Modal>
  );
}

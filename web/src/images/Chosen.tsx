import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../kit/Button.tsx";
import { Modal } from "../kit/Modal.tsx";
import { toast } from "../kit/toast.ts";
import type { Art } from "../store.ts";
import { Artwork } from "./Artwork.tsx";
import { useLetGo } from "./art.ts";
import styles from "./Chosen.module.css";
import { Compare } from "./Compare.tsx";
import { deleteImage } from "./delete.ts";
import { InCart } from "./InCart.tsx";
import { versionAndStyle } from "./version.ts";

type Props = {
  chosen: readonly Art[];
  /** With what was deleted, where that is why it is over. */
  onDone(gone?: readonly Art[]): void;
};

/** One after the other: what could be deleted is, and what could not is counted. */
async function deleteAll(images: readonly Art[]) {
  const failed: Art[] = [];
  for (const image of images) await deleteImage(image._id).catch(() => failed.push(image));
  return failed;
}

const counted = (count: number) => (count === 1 ? "1 picture" : `${count} pictures`);

/** What can be done with several pictures at once. */
export function Chosen({ chosen, onDone }: Props) {
  const [shown, setShown] = useState<"together" | "compared" | "deleting">();
  const queries = useQueryClient();
  const letGo = useLetGo();
  const close = () => setShown(undefined);
  const isOne = chosen.length === 1;
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteAll(chosen),
    onSuccess: async (failed) => {
      const gone = chosen.filter((image) => !failed.includes(image));
      letGo(gone);
      await queries.invalidateQueries({ queryKey: ["generated-images"] });
      void toast(
        failed.length > 0
          ? `${counted(failed.length)} could not be deleted`
          : `${counted(gone.length)} deleted`,
        failed.length > 0 ? "error" : "success",
      );
      close();
      onDone(gone);
    },
  });
  return (
    <div className={styles.chosen}>
      <p role="status">
        {chosen.length === 0 ? "Press the pictures that you mean" : `${counted(chosen.length)} chosen`}
      </p>
      <Button disabled={chosen.length < 2} onClick={() => setShown("together")}>
        Hang together
      </Button>
      <Button look="secondary" disabled={chosen.length < 2} onClick={() => setShown("compared")}>
        Compare
      </Button>
      <Button look="secondary" disabled={chosen.length === 0} onClick={() => setShown("deleting")}>
        Delete
      </Button>
      <Button look="secondary" onClick={() => onDone()}>
        Done
      </Button>
      <Modal title="Together on one wall" open={shown === "together"} onClose={close} wide>
        <ul className={styles.wall}>
          {chosen.map((art) => (
            <li key={art._id} data-shape={art.aspectRatio}>
              <Artwork
                art={art}
                sizes="(min-width: 48rem) 16rem, 40vw"
                alt={art.prompt}
                description={versionAndStyle(art)}
              />
            </li>
          ))}
        </ul>
      </Modal>
      <Modal title="Side by side" open={shown === "compared"} onClose={close} wide>
        {shown === "compared" && <Compare images={chosen} />}
      </Modal>
      <Modal title={`Delete ${counted(chosen.length)}?`} open={shown === "deleting"} onClose={close}>
        <div className={styles.asking}>
          <p>{isOne ? "It is" : "They are"} gone for good. Prints that you ordered are not touched.</p>
          <InCart images={chosen} />
          <Button disabled={isPending} onClick={() => mutate()}>
            {isPending ? "Deleting…" : "Delete for Good"}
          </Button>
          <Button look="secondary" onClick={close}>
            Keep {isOne ? "It" : "Them"}
          </Button>
        </div>
      </Modal>
    </div>
  );
}

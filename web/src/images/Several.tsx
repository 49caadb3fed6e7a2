import { useState } from "react";
import { Button } from "../kit/Button.tsx";
import { Modal } from "../kit/Modal.tsx";
import type { Art } from "../store.ts";
import { Compare } from "./Compare.tsx";
import { Deletion } from "./Deletion.tsx";
import { Drawn } from "./Drawn.tsx";
import styles from "./Several.module.css";
import { versionAndStyle } from "./version.ts";

type Props = {
  chosen: readonly Art[];
  onDone(): void;
  /** Some of them were deleted. */
  onGone(gone: readonly Art[]): void;
};

const counted = (count: number) => (count === 1 ? "1 picture" : `${count} pictures`);

/** What can be done with several pictures at once. */
export function Several({ chosen, onDone, onGone }: Props) {
  const [shown, setShown] = useState<"together" | "compared" | "deleting">();
  const close = () => setShown(undefined);
  return (
    <div className={styles.several}>
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
      <Button look="secondary" onClick={onDone}>
        Done
      </Button>
      <Modal title="Together on one wall" open={shown === "together"} onClose={close} wide>
        <ul className={styles.wall}>
          {chosen.map((art) => (
            <li key={art._id} data-shape={art.aspectRatio}>
              <Drawn
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
      <Deletion images={chosen} open={shown === "deleting"} onClose={close} onGone={onGone} />
    </div>
  );
}

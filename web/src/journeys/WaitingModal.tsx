import { useEffect, useState } from "react";
import { Modal } from "../kit/Modal.tsx";
import { wantsStillness } from "../kit/stillness.ts";
import type { Art } from "../store.ts";
import styles from "./Journey.module.css";

const MESSAGE = "Masterpiece loading... fingers crossed!";
const LETTER_EVERY_MS = 100;

/** Comes letter by letter, to be seen; to be heard, it comes at once. */
function useTypewriter(text: string) {
  const [still] = useState(wantsStillness);
  const [letters, setLetters] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setLetters((shown) => Math.min(shown + 1, text.length)), LETTER_EVERY_MS);
    return () => clearInterval(timer);
  }, [text]);
  return still ? text : text.slice(0, letters);
}

type Props = { images: readonly Art[]; onLeave(): void };

const places = [0, 1, 2, 3];

/** The pictures appear one by one, as they are ready. */
export function WaitingModal({ images, onLeave }: Props) {
  const typed = useTypewriter(MESSAGE);
  const ready = images.filter(({ status }) => status === "ready").length;
  return (
    <Modal title="Your pictures are being made" open firm onClose={onLeave}>
      <div className={styles.waiting}>
        <p>
          <span aria-hidden="true">{typed}&nbsp;</span>
        </p>
        <ul className={styles.easels}>
          {places.map((place) => {
            const image = images[place];
            return (
              <li key={place}>
                {image?.status === "ready" ? (
                  <img src={image.sources?.[1]?.files[0]?.url ?? image.imageUrl} alt={image.alt} />
                ) : (
                  <span className={styles.easel}>
                    {image?.status === "failed" || image?.status === "blocked" ? "Not this one" : "Drawing…"}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
        <p role="status">{ready === 0 ? MESSAGE : `${ready} of ${places.length} pictures ready`}</p>
      </div>
    </Modal>
  );
}

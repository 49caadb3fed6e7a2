import { Button } from "../kit/Button.tsx";
import type { Art } from "../store.ts";
import { remix } from "./remix.ts";
import styles from "./Understood.module.css";
import { understoodSentence } from "./understood.ts";

/** Says what of the words is not in the picture, with a way on; where all of it is, there is nothing to say. */
export function Understood({ image }: { image: Art }) {
  const sentence = understoodSentence(image);
  if (!sentence) return null;
  return (
    <div className={styles.note} role="note">
      <p>{sentence}</p>
      <Button look="secondary" onClick={() => remix(image)}>
        Say it another way
      </Button>
    </div>
  );
}

import { Button } from "../kit/Button.tsx";
import type { Art } from "../store.ts";
import styles from "./Finder.module.css";
import { sentencesOf } from "./filter.ts";
import { remix } from "./remix.ts";

/** What was asked for before, to begin from again. */
export function Sentences({ images }: { images: readonly Art[] }) {
  return (
    <details className={styles.sentences}>
      <summary>Words that you used before</summary>
      <ul>
        {sentencesOf(images).map((image) => (
          <li key={image._id}>
            <span id={`words-${image._id}`}>{image.prompt}</span>
            <Button look="text" aria-describedby={`words-${image._id}`} onClick={() => remix(image)}>
              Use again
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

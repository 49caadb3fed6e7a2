import { Button } from "../kit/Button.tsx";
import type { Art } from "../store.ts";
import { Chips } from "./Chips.tsx";
import styles from "./Compare.module.css";
import { Drawn } from "./Drawn.tsx";
import { makePoster } from "./poster.ts";
import { versionAndStyle } from "./version.ts";

/** Pictures side by side, as large as there is room, with what each was made of: one of them is chosen here. */
export function Compare({ images }: { images: readonly Art[] }) {
  return (
    <ul className={styles.compare}>
      {images.map((art) => (
        <li key={art._id}>
          <Drawn
            art={art}
            sizes="(min-width: 48rem) 28rem, 80vw"
            alt={art.prompt}
            description={versionAndStyle(art)}
          />
          <p dir="auto">{art.prompt}</p>
          <Chips values={art.journeyStepValues} />
          <Button look="secondary" aria-description={versionAndStyle(art)} onClick={() => makePoster(art)}>
            Make a poster
          </Button>
        </li>
      ))}
    </ul>
  );
}

import { openModal } from "../dialogs/modals.ts";
import type { Art } from "../store.ts";
import { useChooseArt } from "./art.ts";
import styles from "./Creations.module.css";
import { Drawn } from "./Drawn.tsx";
import { sizesInRows } from "./sizes.ts";
import { versionAndStyle } from "./version.ts";

type Props = {
  images: readonly Art[];
  /** The row that is seen first. */
  first?: boolean;
  /** While several are chosen: which are, and what a press does then. */
  chosen?: ReadonlySet<string> | undefined;
  onToggle(id: string): void;
};

/** The picture as it hangs somewhere on the page. */
export const findHung = ({ _id }: Art) =>
  document.querySelector<HTMLButtonElement>(`[data-image="${CSS.escape(_id)}"]`);

/** So many of a row are beside each other on a phone. */
const BESIDE = 2;

/** A row of hung pictures: a press looks at one, or chooses it along with others. */
export function Strip({ images, first = false, chosen, onToggle }: Props) {
  const choose = useChooseArt();
  return (
    <ul className={styles.row}>
      {images.map((art, at) => (
        <li key={art._id}>
          <button
            type="button"
            data-image={art._id}
            disabled={art.status !== "ready"}
            aria-description={versionAndStyle(art)}
            aria-pressed={chosen?.has(art._id)}
            onClick={() => {
              if (chosen) return onToggle(art._id);
              choose(art);
              openModal({ image: art });
            }}
          >
            <Drawn art={art} sizes={sizesInRows} first={first && at < BESIDE} alt={art.prompt} />
          </button>
        </li>
      ))}
    </ul>
  );
}

import type { Art } from "../store.ts";
import styles from "./ImagePage.module.css";
import { useMark } from "./use-mark.ts";

/** What its owner may allow, and whether the mark says so or forbids it. */
const allowances = {
  onlyOwnerBuys: { words: "Whoever has the link may order a print of it", forbids: true },
  findable: { words: "Search engines may find it, with its words", forbids: false },
} as const;

type Props = { image: Art; mark: keyof typeof allowances };

/** Its owner says what others may. */
export function Allowing({ image, mark }: Props) {
  const { words, forbids } = allowances[mark];
  const [isMarked, set] = useMark(image, mark);
  return (
    <label className={styles.allowing}>
      <input
        type="checkbox"
        checked={isMarked !== forbids}
        onChange={({ target }) => set(target.checked !== forbids)}
      />
      {words}
    </label>
  );
}

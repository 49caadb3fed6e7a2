import type { Style } from "../kit/style.ts";
import type { Art } from "../store.ts";
import styles from "./Waiting.module.css";

type Props = { image: Art | undefined; place: number; begun: boolean };

/** One frame: a sheet that develops, with what there is of its picture, until that comes up as in a darkroom. */
export function Easel({ image, place, begun }: Props) {
  const isOver = image?.status === "failed" || image?.status === "blocked";
  const turn: Style = { "--place": place };
  return (
    <li style={turn}>
      {image?.status === "ready" ? (
        <img
          className={styles.picture}
          src={image.sources?.[1]?.files[0]?.url ?? image.imageUrl}
          alt={image.alt}
          style={{ backgroundImage: `url("${image.placeholder}")` }}
        />
      ) : (
        begun && (
          <span className={isOver ? styles.empty : styles.sheet}>
            {image?.placeholder && <img key={image.placeholder} src={image.placeholder} alt="" />}
            <span>{isOver ? "Not this one" : image?.placeholder ? "Developing…" : "Drawing…"}</span>
          </span>
        )
      )}
    </li>
  );
}

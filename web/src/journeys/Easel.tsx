import type { CSSProperties } from "react";
import type { Art } from "../store.ts";
import styles from "./Waiting.module.css";

/** One frame: a sheet that develops, with what there is of its picture, until that comes up as in a darkroom. */
export function Easel({ image, place }: { image: Art | undefined; place: number }) {
  const isOver = image?.status === "failed" || image?.status === "blocked";
  const turn: CSSProperties & { "--place": number } = { "--place": place };
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
        <span className={isOver ? styles.empty : styles.sheet}>
          {image?.placeholder && <img key={image.placeholder} src={image.placeholder} alt="" />}
          <span>{isOver ? "Not this one" : image?.placeholder ? "Developing…" : "Drawing…"}</span>
        </span>
      )}
    </li>
  );
}

import { useState } from "react";
import { previewSizes } from "../../../functions/core/images/sizes.ts";
import { PictureIcon } from "../kit/icons.tsx";
import type { Art } from "../store.ts";
import styles from "./Drawn.module.css";

type Props = {
  art: Art;
  /** How wide it is shown, as the browser's `sizes`. */
  sizes: string;
  /** What a visitor came to see; all others may wait. */
  first?: boolean;
  alt?: string;
  /** What tells it from others of the same words. */
  description?: string | undefined;
};

/** A generated picture in the best file for where it is shown; its colours are there before it is. */
export function Drawn({ art, sizes, first = false, alt = art.alt, description }: Props) {
  const asked = previewSizes[art.aspectRatio];
  const [failed, setFailed] = useState(false);
  const { width = asked.width, height = asked.height } = art;
  const shape = { aspectRatio: `${width} / ${height}` };
  const isReady = art.status === "ready";
  if (!isReady || failed) {
    const soFar = !isReady && art.placeholder && `center / cover url("${art.placeholder}")`;
    return (
      <span
        className={styles.missing}
        style={soFar ? { ...shape, background: soFar } : shape}
        role="img"
        aria-label={alt}
        aria-description={description}
      >
        {isReady ? <PictureIcon /> : <span>{soFar ? "Developing…" : "Drawing…"}</span>}
      </span>
    );
  }
  return (
    <picture
      className={styles.drawn}
      style={{ ...shape, backgroundImage: art.placeholder && `url("${art.placeholder}")` }}
    >
      {art.sources?.map(({ type, files }) => (
        <source
          key={type}
          type={type}
          srcSet={files.map((file) => `${file.url} ${file.width}w`).join(", ")}
          sizes={sizes}
        />
      ))}
      <img
        src={art.imageUrl}
        alt={alt}
        aria-description={description}
        width={width}
        height={height}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : "auto"}
        decoding="async"
        onError={() => setFailed(true)}
      />
    </picture>
  );
}

import { type ReactEventHandler, useState } from "react";
import { PictureIcon } from "./icons.tsx";
import styles from "./Thumbnail.module.css";

type Props = { src: string; alt: string; lazy?: boolean; onLoad?: ReactEventHandler<HTMLImageElement> };

/** A picture small enough to stand beside words; one that does not come is as good as none, and says whose place it is. */
export function Thumbnail({ src, alt, lazy = false, onLoad }: Props) {
  const [failed, setFailed] = useState(src === "");
  if (failed)
    return (
      <span className={styles.thumbnail} role="img" aria-label={alt}>
        <PictureIcon />
      </span>
    );
  return (
    <img
      className={styles.thumbnail}
      src={src}
      alt={alt}
      width="72"
      height="72"
      loading={lazy ? "lazy" : "eager"}
      onLoad={onLoad}
      onError={() => setFailed(true)}
    />
  );
}

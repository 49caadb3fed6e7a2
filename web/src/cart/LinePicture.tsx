import { type CSSProperties, useState } from "react";
import { pictureUrlOf } from "../images/picture-url.ts";
import { Thumbnail } from "../kit/Thumbnail.tsx";
import type { CartLine } from "../store.ts";
import styles from "./LinePicture.module.css";

type Props = { line: Pick<CartLine, "relatedImage" | "productOptions">; lazy?: boolean };

/** A print as it is bought, small: in its frame, and what of the picture is on its sheet. */
export function LinePicture({ line: { relatedImage, productOptions }, lazy = false }: Props) {
  // All but landscapes hang upright, and a line does not say what its picture is.
  const [wide, setWide] = useState(false);
  const chosen = (name: string) => productOptions.find(({ label }) => label === name)?.value;
  const crop = chosen("Crop");
  const sides = chosen("Size")?.split("x") ?? [];
  const sheet: CSSProperties & Record<`--${string}`, string> = {
    "--sheet": (wide ? sides.reverse() : sides).join(" / "),
    "--crop": `${crop}%`,
  };
  return (
    <span
      className={styles.picture}
      data-frame={chosen("Frame")}
      data-cut={crop && (wide ? "wide" : "upright")}
      style={crop ? sheet : undefined}
    >
      <Thumbnail
        src={pictureUrlOf(320, relatedImage.imageUrl)}
        alt={relatedImage.prompt}
        lazy={lazy}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setWide(naturalWidth > naturalHeight)}
      />
    </span>
  );
}

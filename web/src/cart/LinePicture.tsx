import { useState } from "react";
import { sidesOf } from "../../../functions/core/catalogue/choice.ts";
import { pictureUrlOf } from "../images/picture-url.ts";
import type { Style } from "../kit/style.ts";
import { Thumbnail } from "../kit/Thumbnail.tsx";
import type { CartLine } from "../store.ts";
import styles from "./LinePicture.module.css";
import { optionOf, sizeOf } from "./line.ts";

type Props = { line: Pick<CartLine, "relatedImage" | "productOptions">; lazy?: boolean };

/** A print as it is bought, small: in its frame, and what of the picture is on its sheet. */
export function LinePicture({ line, lazy = false }: Props) {
  const { relatedImage } = line;
  // All but landscapes hang upright, and a line does not say what its picture is.
  const [wide, setWide] = useState(false);
  const crop = optionOf(line, "Crop");
  const [short, long] = sidesOf(sizeOf(line));
  const sheet: Style = {
    "--sheet": wide ? long / short : short / long,
    "--crop": `${crop}%`,
  };
  return (
    <span
      className={styles.picture}
      data-frame={optionOf(line, "Frame")}
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

import { pictureUrlOf } from "../images/picture-url.ts";
import { Thumbnail } from "../kit/Thumbnail.tsx";
import type { CartLine } from "../store.ts";
import styles from "./LinePicture.module.css";

type Props = { line: Pick<CartLine, "relatedImage" | "productOptions">; lazy?: boolean };

/** A print as it is bought, small: in its frame. */
export const LinePicture = ({ line: { relatedImage, productOptions }, lazy = false }: Props) => (
  <span className={styles.picture} data-frame={productOptions.find(({ label }) => label === "Frame")?.value}>
    <Thumbnail src={pictureUrlOf(320, relatedImage.imageUrl)} alt={relatedImage.prompt} lazy={lazy} />
  </span>
);

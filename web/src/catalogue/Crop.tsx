import { type CSSProperties, useId } from "react";
import { type AspectRatio, cutOf, type SizeName } from "../../../functions/core/catalogue/choice.ts";
import { pictureUrlOf } from "../../../functions/core/images/picture-url.ts";
import type { Art } from "../store.ts";
import styles from "./Crop.module.css";

type Props = {
  size: string;
  ratio: AspectRatio;
  crop: number;
  art: Pick<Art, "imageUrl" | "prompt">;
  onCrop(crop: number): void;
};

/** All of the picture, and what of it lies on the paper: a sheet of another shape lets its ends go. */
export function Crop({ size, ratio, crop, art, onCrop }: Props) {
  const id = useId();
  const lost = cutOf(size as SizeName);
  const isWide = ratio === "landscape";
  const [first, last] = isWide ? ["left", "right"] : ["top", "bottom"];
  const cut = (part: number) => `${Math.round(part * 100)}%`;
  const before = lost * (crop / 100);
  const window: CSSProperties = isWide
    ? { insetInline: `${cut(before)} ${cut(lost - before)}`, insetBlock: 0 }
    : { insetBlock: `${cut(before)} ${cut(lost - before)}`, insetInline: 0 };
  return (
    <div className={styles.crop}>
      <div className={styles.whole} data-wide={isWide}>
        <img src={pictureUrlOf(320, art.imageUrl)} alt="" />
        <span style={window} />
      </div>
      <div className={styles.which}>
        <label htmlFor={id}>What is printed</label>
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          step={5}
          value={crop}
          aria-valuetext={`${cut(before)} cut at the ${first}, ${cut(lost - before)} at the ${last}`}
          onChange={({ target }) => onCrop(Number(target.value))}
        />
        <p>
          This sheet is shorter than your picture: {cut(lost)} of it is not printed. 16 × 24 and the like show
          all of it.
        </p>
      </div>
    </div>
  );
}

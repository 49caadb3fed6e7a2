import { type CSSProperties, useId } from "react";
import {
  type AspectRatio,
  cutOf,
  cutsSides,
  type SizeName,
} from "../../../functions/core/catalogue/choice.ts";
import { pictureUrlOf } from "../images/picture-url.ts";
import type { Art } from "../store.ts";
import styles from "./Crop.module.css";

type Props = {
  size: SizeName;
  ratio: AspectRatio;
  crop: number;
  art: Pick<Art, "imageUrl" | "prompt">;
  onCrop(crop: number): void;
};

/** Of what shows all of it. */
const others: Record<AspectRatio, string> = {
  square: "The squares show",
  portrait: "16 × 24 and the like show",
  landscape: "16 × 24 and the like show",
};

/** All of the picture, and what of it lies on the paper: a sheet of another shape lets some of it go. */
export function Crop({ size, ratio, crop, art, onCrop }: Props) {
  const id = useId();
  const lost = cutOf(size, ratio);
  const atSides = cutsSides(ratio);
  const [first, last] = atSides ? ["left", "right"] : ["top", "bottom"];
  const cut = (part: number) => `${Math.round(part * 100)}%`;
  const before = lost * (crop / 100);
  const window: CSSProperties = atSides
    ? { insetInline: `${cut(before)} ${cut(lost - before)}`, insetBlock: 0 }
    : { insetBlock: `${cut(before)} ${cut(lost - before)}`, insetInline: 0 };
  return (
    <div className={styles.crop}>
      <div className={styles.whole} data-shape={ratio}>
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
          This sheet has another shape than your picture: {cut(lost)} of it is not printed. {others[ratio]}{" "}
          all of it.
        </p>
      </div>
    </div>
  );
}

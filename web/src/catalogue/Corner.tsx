import { type FrameName, mountOf } from "../../../functions/core/catalogue/choice.ts";
import { inchesOf } from "../../../functions/core/catalogue/rooms.ts";
import { pictureUrlOf } from "../images/picture-url.ts";
import type { Style } from "../kit/style.ts";
import type { Print } from "./print.ts";
import styles from "./RoomView.module.css";

/** So many inches of the print are seen from left to right. */
const ACROSS = { bare: 9, mounted: 13 };

export const cornerWords = (frame: FrameName) =>
  frame === "none"
    ? "Heavy, matte paper: its edge, its grain, and no gloss."
    : "Solid wood, 0.8 inch wide and mitered, and heavy matte paper behind clear glazing.";

/** Its upper left corner, as near as one holds a book: the moulding, the mount's edge, the grain of the paper. */
export function Corner({ title, ratio, size, frame, mount, art }: Print & { title: string }) {
  const { width, height } = inchesOf(size, ratio);
  const inch = 100 / (mount > 0 ? ACROSS.mounted : ACROSS.bare);
  const place: Style = {
    left: `${2 * inch}cqw`,
    top: `${1.6 * inch}cqw`,
    "--width": `${width * inch}cqw`,
    "--height": `${height * inch}cqw`,
    "--inch": `${inch}cqw`,
    "--mount": String(mountOf(size, mount)),
  };
  return (
    <div className={`${styles.room} ${styles.near}`} role="img" aria-label={title} aria-hidden={title === ""}>
      <div className={styles.print} data-frame={frame} style={place}>
        {/* Without a title it is a small one, beside a room that has fetched that size already. */}
        <img src={pictureUrlOf(title ? 1280 : 640, art.imageUrl)} alt="" />
      </div>
    </div>
  );
}

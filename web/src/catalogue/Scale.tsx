import { type AspectRatio, type SizeName, sidesOf } from "../../../functions/core/catalogue/choice.ts";
import { inchesOf } from "../../../functions/core/catalogue/rooms.ts";
import styles from "./ProductDetail.module.css";

/** Inches: a person, and a print that hangs with its middle at the height of their eyes. */
const [TALL, EYES, HEAD, SHOULDERS] = [66, 61, 4.5, 17];

/** How large it is beside a person. */
export function Scale({ size, ratio }: { size: SizeName; ratio: AspectRatio }) {
  const { width, height } = inchesOf(size, ratio);
  const [short, long] = sidesOf(size);
  return (
    <svg
      className={styles.scale}
      viewBox="-2 -14 72 82"
      role="img"
      aria-label={`${short} by ${long} inches beside a person of 5 feet 6`}
    >
      <path
        d={`M0 ${TALL}V${EYES - 40}q0 -9 ${SHOULDERS / 2} -9t${SHOULDERS / 2} 9V${TALL}z`}
        transform="translate(1 0)"
      />
      <circle cx={SHOULDERS / 2 + 1} cy={TALL - EYES + 0.5} r={HEAD} />
      <rect x={24} y={TALL - EYES - height / 2 + 6} width={width} height={height} />
      <path d={`M-2 ${TALL}h72`} className={styles.floor} />
    </svg>
  );
}

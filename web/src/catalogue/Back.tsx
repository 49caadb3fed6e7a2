import type { FrameName } from "../../../functions/core/catalogue/choice.ts";
import styles from "./Back.module.css";
import { FramedBack } from "./FramedBack.tsx";

/** Bare paper has nothing to hang by: its back is as white as its edge. */
const Sheet = () => (
  <>
    <path d="M24 14h72v76H24z" fill="#fdfcf8" stroke="#ddd6c8" strokeWidth=".5" />
    <path d="M96 14v12c-5 0-9-5-12-12z" fill="#8fa9b5" />
    <path d="M96 26c-5 0-9-5-12-12 2 5 5 9 12 12z" fill="#fff" stroke="#ddd6c8" strokeWidth=".4" />
  </>
);

export const backWords = (frame: FrameName) =>
  frame === "none"
    ? "Bare paper, white on its back: for a frame of your own."
    : "Sealed on its back, with a hanger: one nail, and it hangs.";

/** The back, as a drawing. */
export const Back = ({ frame, title }: { frame: FrameName; title: string }) => (
  <svg
    className={styles.back}
    data-frame={frame}
    viewBox="0 0 120 90"
    role="img"
    aria-label={title}
    aria-hidden={title === ""}
  >
    <rect x="26" y="20" width="76" height="74" fill="#28170a" opacity=".14" />
    {frame === "none" ? <Sheet /> : <FramedBack />}
  </svg>
);

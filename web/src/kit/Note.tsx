import type { ComponentProps } from "react";
import styles from "./Note.module.css";

/** A sentence below the header, and what can be done about it. */
export const Note = ({ urgent = false, ...rest }: { urgent?: boolean } & ComponentProps<"div">) => (
  <div className={`${styles.note} ${urgent ? styles.urgent : ""}`} {...rest} />
);

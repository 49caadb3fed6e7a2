import type { ReactNode } from "react";
import styles from "./Ways.module.css";

/** What can be done next. */
export const Ways = ({ children }: { children: ReactNode }) => <div className={styles.ways}>{children}</div>;

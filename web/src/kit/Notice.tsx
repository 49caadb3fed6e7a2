import type { ReactNode } from "react";
import styles from "./Notice.module.css";

type Props = {
  title: string;
  /** Where the notice is all that a screen shows, its title is the page's heading. */
  heading?: "h1" | "h2";
  children?: ReactNode;
};

/** Says that something is empty, missing or failed, and what to do about it. */
export const Notice = ({ title, heading: Heading = "h2", children }: Props) => (
  <section className={styles.notice}>
    <Heading>{title}</Heading>
    {children}
  </section>
);

import type { ComponentProps, ReactNode } from "react";
import styles from "./Button.module.css";
import { Link, type LinkProps } from "./router.tsx";

type Look = { look?: "primary" | "secondary" | "text"; children: ReactNode };

const classes = (look: Look["look"] = "primary") => `${styles.button} ${styles[look]}`;

export const Button = ({ look, type = "button", ...rest }: Look & ComponentProps<"button">) => (
  <button type={type} className={classes(look)} {...rest} />
);

/** Leads somewhere, and looks like a button. */
export const LinkButton = ({ look, ...rest }: Look & LinkProps) => (
  <Link className={classes(look)} {...rest} />
);

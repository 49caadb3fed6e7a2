import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./Field.module.css";

type Own = {
  label: string;
  error?: string | undefined;
  /** The error comes when the focus has left, and is told all the same. */
  toldLater?: boolean;
};

const described = (id: string, error: string | undefined) =>
  error ? { "aria-invalid": true, "aria-describedby": `${id}-error` } : {};

function Framed({ id, label, error, toldLater, children }: Own & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      {error && (
        <p id={`${id}-error`} className={styles.error} role={toldLater ? "alert" : undefined}>
          {error}
        </p>
      )}
    </div>
  );
}

export function Field({ label, error, toldLater = false, ...rest }: Own & ComponentProps<"input">) {
  const id = useId();
  return (
    <Framed id={id} label={label} error={error} toldLater={toldLater}>
      <input id={id} dir="auto" {...described(id, error)} {...rest} />
    </Framed>
  );
}

export function TextArea({ label, error, ...rest }: Own & ComponentProps<"textarea">) {
  const id = useId();
  return (
    <Framed id={id} label={label} error={error}>
      <textarea id={id} dir="auto" {...described(id, error)} {...rest} />
    </Framed>
  );
}

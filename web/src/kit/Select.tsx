import { type SelectHTMLAttributes, useId } from "react";
import styles from "./Field.module.css";

type Option<Value extends string> = {
  value: Value;
  displayName: string;
  disabled?: boolean;
  /** Where there are several groups, those of one stand together under its name. */
  group?: string;
};

type Props<Value extends string> = {
  label: string;
  options: readonly Option<Value>[];
  value: Value | "";
  /** With an empty text: nothing was chosen, where that can be. */
  onValue(value: Value | ""): void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** The name of choosing nothing, always among the options; without one, what is chosen stays chosen. */
  none?: string | undefined;
  /** As wide as what is in it. */
  compact?: boolean;
} & Omit<SelectHTMLAttributes<HTMLSelectElement>, "value" | "onChange">;

/** Preact leaves a value out where it is what is shown as well, and that may be translated. */
const keepValue = (option: HTMLOptionElement | null) => option?.setAttribute("value", option.text);

/** The platform's own list: every keyboard, phone and screen reader knows it. */
export function Select<Value extends string>({
  label,
  options,
  value,
  onValue,
  placeholder,
  none,
  compact = false,
  ...rest
}: Props<Value>) {
  const id = useId();
  const groups = [...new Set(options.map(({ group }) => group))];
  const of = (group: string | undefined) =>
    options
      .filter((option) => option.group === group)
      .map(({ value, displayName, disabled }) => (
        <option
          key={value}
          value={value}
          disabled={disabled}
          ref={value === displayName ? keepValue : undefined}
        >
          {displayName}
        </option>
      ));
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={compact ? styles.compact : styles.select}
        value={value}
        // What stands in it are the options, and nothing.
        onChange={(event) => onValue(event.target.value as Value | "")}
        {...rest}
      >
        {[value === "" && placeholder, none].map(
          (nothing) =>
            nothing && (
              <option key={nothing} value="">
                {nothing}
              </option>
            ),
        )}
        {groups.map((group) =>
          groups.length > 1 ? (
            <optgroup key={group} label={group}>
              {of(group)}
            </optgroup>
          ) : (
            of(group)
          ),
        )}
      </select>
    </div>
  );
}

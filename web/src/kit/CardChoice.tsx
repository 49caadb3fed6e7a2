import { type ReactNode, useState } from "react";
import styles from "./CardChoice.module.css";
import { PictureIcon } from "./icons.tsx";
import type { Style } from "./style.ts";

type Card<Value extends string> = {
  value: Value;
  displayName: string;
  imageUrl?: string | undefined;
  /** Drawn by the page itself, in place of a file. */
  picture?: ReactNode;
  /** Below the name: a price, a word about it, or why it cannot be chosen. */
  note?: string | undefined;
  /** A few words about it, which are no part of its name. */
  hint?: string | undefined;
  disabled?: boolean;
};

type Props<Value extends string> = {
  label: string;
  cards: readonly Card<Value>[];
  value: Value | "";
  /** Undefined: the chosen card was pressed again. */
  onValue(value: Value | undefined): void;
  /** Width for each unit of height of a card's picture; the usual one is the specification's. */
  ratio?: number;
  /** Side by side at any width; otherwise two, and three where there is room. */
  columns?: number;
  /** Three side by side on a phone, and more where there is room. */
  dense?: boolean;
};

const inColumns = (columns: number): Style => ({ "--columns": columns });

/** One of several pictures, or none. */
export const CardChoice = <Value extends string>({
  label,
  cards,
  value,
  onValue,
  ratio = 208.5 / 175,
  columns,
  dense = false,
}: Props<Value>) => (
  // biome-ignore lint/a11y/useSemanticElements: buttons that can be pressed again are no set of fields.
  <div
    className={`${styles.cards} ${dense ? styles.dense : ""}`}
    role="group"
    aria-label={label}
    style={columns ? inColumns(columns) : undefined}
  >
    {cards.map((card) => (
      <button
        key={card.value}
        type="button"
        className={styles.card}
        aria-pressed={card.value === value}
        aria-description={card.hint}
        disabled={card.disabled}
        onClick={() => onValue(card.value === value ? undefined : card.value)}
      >
        {card.picture ? (
          <span className={styles.preview} style={{ aspectRatio: String(ratio) }}>
            {card.picture}
          </span>
        ) : (
          <Preview src={card.imageUrl} ratio={ratio} />
        )}
        <span>
          {card.displayName}
          {card.note && <small>{card.note}</small>}
          {card.hint && (
            <small className={styles.hint} aria-hidden="true">
              {card.hint}
            </small>
          )}
        </span>
      </button>
    ))}
  </div>
);

/** A picture that does not come is as good as none. */
function Preview({ src, ratio }: { src: string | undefined; ratio: number }) {
  const [failed, setFailed] = useState(false);
  return (
    <span className={styles.preview} style={{ aspectRatio: String(ratio) }}>
      {src && !failed ? (
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setFailed(true)} />
      ) : (
        <PictureIcon />
      )}
    </span>
  );
}

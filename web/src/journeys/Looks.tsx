import styles from "./Looks.module.css";

const shapes: Record<string, readonly [width: number, height: number]> = {
  square: [1, 1],
  portrait: [2, 3],
  landscape: [3, 2],
};

/** Five colors of each: what is meant by a word that means something else to everybody. */
const palettes: Record<string, readonly string[]> = {
  vibrant: ["#e4352b", "#f7a11b", "#16a35a", "#1b6fd8", "#8a2bd1"],
  muted: ["#8d7b6c", "#a8a08c", "#7f8f86", "#6f7f92", "#9a7f86"],
  monochrome: ["#1c1c1c", "#4c4c4c", "#7d7d7d", "#b0b0b0", "#e4e4e4"],
  pastel: ["#f6c6cf", "#fbe3bf", "#cfe8cf", "#c5ddf3", "#ddcdf0"],
};

const UNIT_REM = 1.25;

const shapeOf = (value: string) => {
  const [width, height] = shapes[value] ?? [1, 1];
  return (
    <span
      className={styles.shape}
      style={{ width: `${width * UNIT_REM}rem`, height: `${height * UNIT_REM}rem` }}
    />
  );
};

const paletteOf = (value: string) => (
  <span className={styles.palette}>
    {(palettes[value] ?? []).map((color) => (
      <span key={color} style={{ background: color }} />
    ))}
  </span>
);

const drawings: Record<string, { draw(value: string): React.ReactNode; advice?: string }> = {
  aspectRatio: { draw: shapeOf, advice: "Portrait fits most walls." },
  colorPalette: { draw: paletteOf },
};

type Props = { name: string; options: readonly { value: string; displayName: string }[]; value: string };

/** What the choices of a list look like, beside the list; only to be seen, because the list says all of it. */
export function Looks({ name, options, value }: Props) {
  const { draw, advice } = drawings[name] ?? {};
  if (!draw) return null;
  return (
    <>
      <ul className={styles.looks} aria-hidden="true">
        {options.map((option) => (
          <li key={option.value} data-chosen={option.value === value}>
            {draw(option.value)}
            {option.displayName}
          </li>
        ))}
      </ul>
      {advice && <p className={styles.advice}>{advice}</p>}
    </>
  );
}

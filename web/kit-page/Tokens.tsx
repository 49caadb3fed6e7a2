import styles from "./KitPage.module.css";
import { colors, motions, shapes, sizes, spaces } from "./tokens.ts";

type Token = { name: string; value: string };

const Name = ({ name, value }: Token) => (
  <p className={styles.name}>
    <code>{name}</code> {value}
  </p>
);

const Colors = () => (
  <ul className={styles.swatches}>
    {colors.map((token) => (
      <li key={token.name}>
        <div className={styles.swatch} style={{ background: `var(${token.name})` }} />
        <Name {...token} />
      </li>
    ))}
  </ul>
);

const Type = () => (
  <ul className={styles.plain}>
    {sizes.map((token) => (
      <li key={token.name}>
        <p
          style={{
            fontSize: `var(${token.name})`,
            fontFamily: token.name.startsWith("--title") ? "var(--serif)" : "var(--sans)",
            lineHeight: 1.3,
          }}
        >
          A heron in the morning mist
        </p>
        <Name {...token} />
      </li>
    ))}
  </ul>
);

const Spaces = () => (
  <ul className={styles.plain}>
    {spaces.map((token) => (
      <li key={token.name} className={styles.space}>
        <div style={{ width: `var(${token.name})` }} />
        <Name {...token} />
      </li>
    ))}
  </ul>
);

const Shapes = () => (
  <ul className={styles.swatches}>
    {shapes.map((token) => (
      <li key={token.name}>
        <div
          className={styles.shape}
          style={
            token.name.startsWith("--radius")
              ? { borderRadius: `var(${token.name})` }
              : { boxShadow: `var(${token.name})` }
          }
        />
        <Name {...token} />
      </li>
    ))}
  </ul>
);

const Motions = () => (
  <ul className={styles.plain}>
    {motions.map((token) => (
      <li key={token.name}>
        <button type="button" className={styles.mover}>
          <span style={{ transition: `translate var(${token.name})` }} />
          Point at me
        </button>
        <Name {...token} />
      </li>
    ))}
  </ul>
);

/** The few values that everything else is made of. */
export const Tokens = () => (
  <>
    <h3>Color</h3>
    <Colors />
    <h3>Type</h3>
    <Type />
    <h3>Space</h3>
    <Spaces />
    <h3>Shape and shadow</h3>
    <Shapes />
    <h3>Motion</h3>
    <Motions />
  </>
);

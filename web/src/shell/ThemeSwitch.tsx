import { afterPaint } from "../kit/after-paint.ts";
import styles from "./ThemeSwitch.module.css";
import { chooseTheme, themes, useTheme } from "./theme.ts";

const names = { system: "As my device", light: "Light", dark: "Dark" };

export function ThemeSwitch() {
  const chosen = useTheme();
  return (
    <fieldset className={styles.themes}>
      <legend>Theme</legend>
      {themes.map((theme) => (
        <label key={theme}>
          {/* Every element finds its colors again: the mark is seen to move before. */}
          <input
            type="radio"
            name="theme"
            checked={theme === chosen}
            onChange={() => afterPaint(() => chooseTheme(theme))}
          />
          {names[theme]}
        </label>
      ))}
    </fieldset>
  );
}

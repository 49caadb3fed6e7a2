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
          <input
            type="radio"
            name="theme"
            // Whoever comes back finds the theme that holds now, and not the one of then.
            autoComplete="off"
            checked={theme === chosen}
            onChange={() => chooseTheme(theme)}
          />
          {names[theme]}
        </label>
      ))}
    </fieldset>
  );
}

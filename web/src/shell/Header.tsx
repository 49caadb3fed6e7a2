import { NavLink } from "react-router";
import { CartIcon, MenuIcon } from "../kit/icons.tsx";
import { paths } from "../paths.ts";
import { useDrawers } from "./drawers.ts";
import styles from "./Header.module.css";
import { Logo } from "./Logo.tsx";

export function Header() {
  const open = useDrawers((drawers) => drawers.open);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <button
          type="button"
          className={`${styles.tool} ${styles.menu}`}
          onClick={() => open("MENU")}
          aria-label="Menu"
        >
          <MenuIcon />
        </button>
        <Logo />
        <nav className={styles.nav} aria-label="Main">
          <NavLink to={paths.journeyStart}>Journey</NavLink>
          <NavLink to={paths.products}>Products</NavLink>
          <NavLink to={paths.creations}>Gallery</NavLink>
        </nav>
        <div className={styles.tools}>
          <button type="button" className={styles.tool} onClick={() => open("CART")}>
            <CartIcon />
            Cart
          </button>
        </div>
      </div>
    </header>
  );
}

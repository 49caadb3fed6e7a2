import { NavLink } from "react-router";
import { useCopies } from "../cart.ts";
import { openDrawer } from "../drawers.ts";
import { Button } from "../kit/Button.tsx";
import { CartIcon, MenuIcon } from "../kit/icons.tsx";
import { openModal } from "../modals.ts";
import { paths } from "../paths.ts";
import { isLoggedIn, useSession } from "../session.ts";
import { AccountMenu } from "./AccountMenu.tsx";
import styles from "./Header.module.css";
import { Logo } from "./Logo.tsx";

export function Header() {
  const copies = useCopies();
  const user = useSession((session) => session.user);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <button
          type="button"
          className={`${styles.tool} ${styles.menu}`}
          onClick={() => openDrawer("MENU")}
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
          <button type="button" className={styles.tool} onClick={() => openDrawer("CART")}>
            <CartIcon />
            {copies > 0 ? `Cart (${copies})` : "Cart"}
          </button>
          {isLoggedIn({ user }) && user ? (
            <AccountMenu user={user} />
          ) : (
            <div className={styles.doors}>
              <button type="button" className={styles.tool} onClick={() => openModal("LOGIN")}>
                Login
              </button>
              <Button onClick={() => openModal("REGISTER")}>Sign Up</Button>
            </div>
          )}
        </div>
      </div>
    </header>
  );
}

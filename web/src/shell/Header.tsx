import { Suspense } from "react";
import { paths } from "../../../functions/core/site/paths.ts";
import { isLoggedIn } from "../accounts/session.ts";
import { useCopies } from "../cart/contents.ts";
import { openDrawer } from "../dialogs/drawers.ts";
import { openModal } from "../dialogs/modals.ts";
import { Button } from "../kit/Button.tsx";
import { chunk } from "../kit/chunks.ts";
import { CartIcon, MenuIcon } from "../kit/icons.tsx";
import { NavLink, useLocation } from "../kit/router.tsx";
import { useStore } from "../store.ts";
import { FailureBoundary } from "./Failure.tsx";
import styles from "./Header.module.css";
import { Logo } from "./Logo.tsx";
import { part } from "./part.tsx";

// Only whoever has an account needs its menu.
const AccountMenu = part(chunk("account", () => import("./AccountMenu.tsx")));

const Nothing = () => null;

export function Header() {
  const { pathname } = useLocation();
  const copies = useCopies();
  const user = useStore((session) => session.user);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <button
          type="button"
          className={`${styles.tool} ${styles.menu}`}
          onClick={() => openDrawer("MENU")}
          aria-label="Menu"
          data-opens="menu"
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
          <button type="button" className={styles.tool} onClick={() => openDrawer("CART")} data-opens="cart">
            <CartIcon />
            {copies > 0 ? `Cart (${copies})` : "Cart"}
          </button>
          {isLoggedIn({ user }) && user ? (
            <FailureBoundary at={pathname} shownIn={Nothing}>
              <Suspense fallback={<span className={styles.tool} />}>
                <AccountMenu user={user} />
              </Suspense>
            </FailureBoundary>
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

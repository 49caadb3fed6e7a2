import { defaultProduct, paths } from "../../../functions/core/site/paths.ts";
import { isLoggedIn } from "../accounts/session.ts";
import { closeDrawer, openDrawer, useDrawers } from "../dialogs/drawers.ts";
import { openModal } from "../dialogs/modals.ts";
import { Drawer } from "../kit/Drawer.tsx";
import { Link } from "../kit/router.tsx";
import { useStore } from "../store.ts";
import { Logo } from "./Logo.tsx";
import { logOut } from "./log-out.ts";
import styles from "./MenuDrawer.module.css";

const links = [
  ["Home", paths.home],
  ["Journey", paths.journeyStart],
  ["Products", defaultProduct],
  ["Gallery", paths.creations],
] as const;

const modals = [
  ["Login", "LOGIN"],
  ["Sign up", "REGISTER"],
] as const;

export function MenuDrawer() {
  const { currentDrawer } = useDrawers();
  const user = useStore((session) => session.user);
  return (
    <Drawer
      id="menu"
      from="left"
      name="Wallflower menu"
      title={<Logo onClick={closeDrawer} />}
      open={currentDrawer === "MENU"}
      onClose={closeDrawer}
    >
      <nav aria-label="Menu">
        <ul className={styles.links}>
          {links.map(([name, to]) => (
            <li key={name}>
              <Link to={to} onClick={closeDrawer}>
                {name}
              </Link>
            </li>
          ))}
          <li>
            <button type="button" onClick={() => openDrawer("CART")} data-opens="cart">
              Cart
            </button>
          </li>
          {isLoggedIn({ user }) ? (
            <>
              <li>
                <Link to={paths.orders} onClick={closeDrawer}>
                  Orders
                </Link>
              </li>
              <li>
                <button
                  type="button"
                  onClick={() => {
                    closeDrawer();
                    logOut();
                  }}
                >
                  Logout
                </button>
              </li>
            </>
          ) : (
            modals.map(([name, kind]) => (
              <li key={kind}>
                <button
                  type="button"
                  onClick={() => {
                    closeDrawer();
                    openModal(kind);
                  }}
                >
                  {name}
                </button>
              </li>
            ))
          )}
        </ul>
      </nav>
    </Drawer>
  );
}

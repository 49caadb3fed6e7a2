import { Link } from "react-router";
import { closeDrawer, openDrawer, useDrawers } from "../drawers.ts";
import { Drawer } from "../kit/Drawer.tsx";
import { openModal } from "../modals.ts";
import { paths } from "../paths.ts";
import { isLoggedIn, useSession } from "../session.ts";
import { useLogOut } from "./log-out.ts";
import styles from "./MenuDrawer.module.css";

const links = [
  ["Home", paths.home],
  ["Journey", paths.journeyStart],
  ["Products", paths.defaultProduct],
  ["Gallery", paths.creations],
] as const;

const modals = [
  ["Login", "LOGIN"],
  ["Sign up", "REGISTER"],
] as const;

export function MenuDrawer() {
  const { currentDrawer } = useDrawers();
  const user = useSession((session) => session.user);
  const logOut = useLogOut();
  return (
    <Drawer from="left" title="Wallflower" open={currentDrawer === "MENU"} onClose={closeDrawer}>
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
            <button type="button" onClick={() => openDrawer("CART")}>
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

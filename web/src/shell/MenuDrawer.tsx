import { Link } from "react-router";
import { Drawer } from "../kit/Drawer.tsx";
import { paths } from "../paths.ts";
import { isLoggedIn, useSession } from "../session.ts";
import { useDrawers } from "./drawers.ts";
import { useLogOut } from "./log-out.ts";
import styles from "./MenuDrawer.module.css";
import { useModals } from "./modals.ts";

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
  const { currentDrawer, open, close } = useDrawers();
  const openModal = useModals((modals) => modals.open);
  const user = useSession((session) => session.user);
  const logOut = useLogOut();
  return (
    <Drawer from="left" title="Wallflower" open={currentDrawer === "MENU"} onClose={close}>
      <nav aria-label="Menu">
        <ul className={styles.links}>
          {links.map(([name, to]) => (
            <li key={name}>
              <Link to={to} onClick={close}>
                {name}
              </Link>
            </li>
          ))}
          <li>
            <button type="button" onClick={() => open("CART")}>
              Cart
            </button>
          </li>
          {isLoggedIn({ user }) ? (
            <>
              <li>
                <Link to={paths.orders} onClick={close}>
                  Orders
                </Link>
              </li>
              <li>
                <button
                  type="button"
                  onClick={() => {
                    close();
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
                    close();
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

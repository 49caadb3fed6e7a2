import { Link } from "react-router";
import { Drawer } from "../kit/Drawer.tsx";
import { paths } from "../paths.ts";
import { useDrawers } from "./drawers.ts";
import styles from "./MenuDrawer.module.css";

const links = [
  ["Home", paths.home],
  ["Journey", paths.journeyStart],
  ["Products", paths.defaultProduct],
  ["Gallery", paths.creations],
] as const;

export function MenuDrawer() {
  const { currentDrawer, open, close } = useDrawers();
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
        </ul>
      </nav>
    </Drawer>
  );
}

import { Link } from "react-router";
import { paths } from "../../../functions/core/site/paths.ts";
import type { User } from "../store.ts";
import styles from "./AccountMenu.module.css";
import { useLogOut } from "./log-out.ts";

export function AccountMenu({ user }: { user: User }) {
  const logOut = useLogOut();
  return (
    <details className={styles.menu}>
      <summary aria-label={`Account of ${user.firstName ?? "you"}`}>{user.firstName?.[0] ?? "·"}</summary>
      <ul>
        <li>
          <Link to={paths.account}>Account</Link>
        </li>
        <li>
          <Link to={paths.orders}>Orders</Link>
        </li>
        <li>
          <button type="button" onClick={logOut}>
            Log out
          </button>
        </li>
      </ul>
    </details>
  );
}

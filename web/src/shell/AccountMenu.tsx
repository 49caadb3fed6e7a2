import { type SyntheticEvent, useCallback, useEffect, useRef } from "react";
import { paths } from "../../../functions/core/site/paths.ts";
import { Link } from "../kit/router.tsx";
import type { User } from "../store.ts";
import styles from "./AccountMenu.module.css";
import { logOut } from "./log-out.ts";

export default function AccountMenu({ user }: { user: User }) {
  const { menu, close } = useMenu();
  return (
    <details ref={menu} onToggle={noteAddress} className={styles.menu}>
      <summary aria-label={`Account of ${user.firstName ?? "you"}`}>
        {/* An emoji is two halves. */ [...(user.firstName ?? "·")][0]}
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: what is in it answers to keys by itself. */}
      <ul onClick={close}>
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

/** Where it was opened: the page of that address, which may be on its way still, does not close it (use-scroll.ts). */
const noteAddress = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  currentTarget.dataset.at = location.pathname;
};

/** Open until something is chosen, Escape, or a press or the focus elsewhere: the platform's own element knows. */
function useMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = useCallback(() => menu.current?.removeAttribute("open"), []);
  useEffect(() => {
    const elsewhere = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) close();
    };
    const onEscape = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !menu.current?.open) return;
      close();
      menu.current.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", elsewhere);
    document.addEventListener("focusin", elsewhere);
    document.addEventListener("keydown", onEscape);
    return () => {
      document.removeEventListener("pointerdown", elsewhere);
      document.removeEventListener("focusin", elsewhere);
      document.removeEventListener("keydown", onEscape);
    };
  }, [close]);
  return { menu, close };
}

import { paths } from "../../../functions/core/site/paths.ts";
import { isLoggedIn } from "../accounts/session.ts";
import { openModal } from "../dialogs/modals.ts";
import { Button, LinkButton } from "../kit/Button.tsx";
import { useStore } from "../store.ts";
import styles from "./Journey.module.css";

/** For who has made all the pictures of a day: more with an account, or a print of one that is there. */
export function DaySpent() {
  const mayRegister = !useStore(isLoggedIn);
  return (
    <p className={styles.daySpent}>
      {mayRegister && <Button onClick={() => openModal("REGISTER")}>Sign up for more</Button>}
      <LinkButton look={mayRegister ? "secondary" : "primary"} to={paths.creations}>
        Hang one of yours
      </LinkButton>
    </p>
  );
}

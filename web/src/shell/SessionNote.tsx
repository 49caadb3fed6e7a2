import { paths } from "../../../functions/core/site/paths.ts";
import { openModal } from "../dialogs/modals.ts";
import { Button, LinkButton } from "../kit/Button.tsx";
import styles from "../kit/Note.module.css";
import { type Store, useStore } from "../store.ts";

const read = () => useStore.setState({ sessionEnded: null });

/** Whoever is logged out in the middle of something finds things gone: here it says why, and how to go on. */
export default function SessionNote({ ended }: { ended: NonNullable<Store["sessionEnded"]> }) {
  return (
    <div role="alert" className={styles.urgent}>
      <p>
        {ended === "guest"
          ? "Your session as a guest has ended, and with it your gallery. Your cart and your answers are still here."
          : "Your session has ended. Log in again, and your pictures and your cart are there."}
      </p>
      {ended === "guest" ? (
        <LinkButton look="text" to={paths.journeyStart} onClick={read}>
          To your journey
        </LinkButton>
      ) : (
        <Button look="text" onClick={() => openModal("LOGIN")}>
          Log in again
        </Button>
      )}
      <Button look="text" onClick={read}>
        Close
      </Button>
    </div>
  );
}

import { paths } from "../../../functions/core/site/paths.ts";
import { openModal } from "../dialogs/modals.ts";
import { Button } from "../kit/Button.tsx";
import styles from "../kit/Note.module.css";
import { useLocation } from "../kit/router.tsx";
import { useStore } from "../store.ts";
import { MailAgain } from "./MailAgain.tsx";

/** What there is to do after signing up, until it is done: a toast would be gone by then. */
export default function CheckInbox({ email }: { email: string }) {
  // Whoever is there has found the mail.
  if (useLocation().pathname === paths.verifyEmail) return null;
  return (
    <section className={styles.note} aria-label="Check your inbox">
      <p>
        <b>Check your inbox.</b> A link that opens your account is on its way to {email}.
      </p>
      <MailAgain key={email} email={email} />
      <Button look="text" onClick={() => openModal("REGISTER")}>
        Another address
      </Button>
      <Button look="text" onClick={() => useStore.setState({ unverified: null })}>
        Close
      </Button>
    </section>
  );
}

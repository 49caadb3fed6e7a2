import { openModal } from "../dialogs/modals.ts";
import { useStore } from "../store.ts";
import styles from "./CheckInbox.module.css";
import { MailAgain } from "./MailAgain.tsx";

/** What there is to do after signing up, until it is done: a toast would be gone by then. */
export default function CheckInbox({ email }: { email: string }) {
  return (
    <section className={styles.inbox} aria-label="Check your inbox">
      <p>
        <b>Check your inbox.</b> A link that opens your account is on its way to {email}.
      </p>
      <MailAgain key={email} email={email} />
      <button type="button" onClick={() => openModal("REGISTER")}>
        Another address
      </button>
      <button type="button" onClick={() => useStore.setState({ unverified: null })}>
        Close
      </button>
    </section>
  );
}

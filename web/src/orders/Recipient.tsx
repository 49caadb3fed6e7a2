import styles from "./Orders.module.css";
import type { OrderDetail } from "./queries.ts";

/** Where it goes, and where its mails go. */
export function Recipient({ order: { recipient } }: { order: OrderDetail }) {
  if (!recipient) return null;
  const { line1, line2, city, state, zip } = recipient.address;
  return (
    <section aria-labelledby="recipient">
      <h2 id="recipient">Goes to</h2>
      <address>
        {[recipient.name, line1, line2, `${city}, ${state} ${zip}`].filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p className={styles.soft}>Our mails about it go to {recipient.email}.</p>
    </section>
  );
}

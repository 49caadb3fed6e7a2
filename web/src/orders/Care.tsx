import styles from "./Orders.module.css";

/** What comes in no parcel: how to hang it, and how it stays as it is. */
export const Care = () => (
  <section className={styles.care} aria-labelledby="care">
    <h2 id="care">Once it is there</h2>
    <ul className={styles.list}>
      <li>Open the parcel flat on a table, with clean, dry hands: fingers leave marks on matte paper.</li>
      <li>Hang it with its middle at the height of your eyes, out of the sun and away from steam.</li>
      <li>Dust it with a dry, soft cloth. No water, and no cleaner on paper.</li>
    </ul>
  </section>
);

import styles from "./KitPage.module.css";
import { Parts } from "./Parts.tsx";
import { Tokens } from "./Tokens.tsx";

/** One living page of the design system: what stands here is what the shop is made of. */
export const KitPage = () => (
  <main className={styles.page}>
    <header>
      <p>
        {/* A plain link: the console is another site than this one. */}
        <a href="/_local">Behind the wall</a>
      </p>
      <h1>The kit</h1>
      <p className={styles.lede}>
        A gallery at opening hour: warm white walls, near-black ink, one accent. Everything in the shop is
        made of these values and parts.
      </p>
    </header>
    <h2>Tokens</h2>
    <Tokens />
    <h2>Parts</h2>
    <Parts />
  </main>
);

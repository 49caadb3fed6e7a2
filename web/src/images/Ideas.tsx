import { paths, withQuery } from "../../../functions/core/site/paths.ts";
import { begun } from "../journeys/beginning.ts";
import { Link } from "../kit/router.tsx";
import styles from "./Ideas.module.css";

/** A wall that is still empty shows what could hang there; each is a journey that is nearly done. */
export const Ideas = () => (
  <section className={styles.ideas} aria-labelledby="ideas">
    <h2 id="ideas">Or begin with one of these</h2>
    <ul>
      {begun.map(({ picture, words, styleName, artStyle }) => (
        <li key={picture}>
          <Link to={withQuery(paths.journeyStart, { artStyle, subject: words, aspectRatio: "portrait" })}>
            <img src={picture} alt="" width={320} height={480} loading="lazy" decoding="async" />
            {words}
            <small>{styleName}</small>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

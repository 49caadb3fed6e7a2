import { paths } from "../../../functions/core/site/paths.ts";
import { inDollars } from "../../../functions/lib/money.ts";
import { artworkFile } from "../artworks/artworks.ts";
import { RoomView } from "../catalogue/RoomView.tsx";
import { LinkButton } from "../kit/Button.tsx";
import { Link } from "../kit/router.tsx";
import styles from "./AtHome.module.css";
import { walls } from "./walls.ts";

/** What is sold, where it hangs in the end, and what it costs at the least. */
export const AtHome = () => (
  <section className={styles.home} aria-labelledby="at-home">
    <h2 id="at-home">On your wall, from {inDollars(walls[0].from)}</h2>
    <ul>
      {walls.map(({ product, name, from, art, ...hung }) => (
        <li key={product}>
          <RoomView
            {...hung}
            title=""
            ratio="portrait"
            art={{ imageUrl: artworkFile(art, 240), prompt: "" }}
            // Less than it is on phones (images/sizes.ts).
            sizes="(min-width: 103rem) 21rem, (min-width: 72rem) 17rem, (min-width: 40rem) 47vw, (min-width: 37.5rem) 95vw, 75vw"
          />
          <h3>
            <Link to={paths.product(product)}>{name}</Link>
          </h3>
          <p>from {inDollars(from)}</p>
        </li>
      ))}
    </ul>
    <LinkButton look="secondary" to={paths.products}>
      Sizes, frames and prices
    </LinkButton>
  </section>
);

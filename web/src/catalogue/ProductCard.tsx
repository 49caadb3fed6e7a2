import { paths } from "../../../functions/core/site/paths.ts";
import { inDollars } from "../../../functions/lib/money.ts";
import { isLoggedIn } from "../accounts/session.ts";
import { LinkButton } from "../kit/Button.tsx";
import { useStore } from "../store.ts";
import { cheapestOf } from "./cheapest.ts";
import styles from "./Products.module.css";
import type { Product } from "./queries.ts";
import { RoomView } from "./RoomView.tsx";
import { sampleFor } from "./samples.ts";
import { usualOf } from "./usual.ts";

type Props = { product: Product; first: boolean };

export function ProductCard({ product, first }: Props) {
  const { shortname, name, description, displayImages, mount } = product;
  const [picture] = displayImages.filter(({ supportedAspectRatios }) =>
    supportedAspectRatios.includes("portrait"),
  );
  const loggedIn = useStore(isLoggedIn);
  return (
    <article className={styles.card}>
      {picture && (
        <div className={styles.picture}>
          <RoomView
            room={picture.room}
            title=""
            ratio="portrait"
            {...usualOf(product, "portrait")}
            mount={mount}
            art={{ ...sampleFor(shortname), prompt: "" }}
            sizes="(min-width: 72rem) 42rem, (min-width: 40rem) 46vw, 92vw"
            first={first}
          />
        </div>
      )}
      <h2>{name}</h2>
      <p className={styles.price}>from {inDollars(cheapestOf(product))}</p>
      <p>{description}</p>
      <LinkButton
        look="secondary"
        to={loggedIn ? paths.product(shortname) : paths.productPreview(shortname)}
        aria-label={`See Product: ${name}`}
      >
        See Product
      </LinkButton>
    </article>
  );
}

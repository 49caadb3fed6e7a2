import { LinkButton } from "../kit/Button.tsx";
import { paths } from "../paths.ts";
import { isLoggedIn, useSession } from "../session.ts";
import styles from "./Products.module.css";
import type { Product } from "./queries.ts";

export function ProductCard({
  product: { shortname, name, description, displayImages },
}: {
  product: Product;
}) {
  const [picture] = displayImages;
  const loggedIn = useSession(isLoggedIn);
  return (
    <article className={styles.card}>
      {picture && (
        <img className={styles.picture} src={picture.backgroundImageUrl} alt="" width="960" height="720" />
      )}
      <h2>{name}</h2>
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

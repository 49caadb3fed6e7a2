import { LinkButton } from "../kit/Button.tsx";
import { paths } from "../paths.ts";
import styles from "./Products.module.css";
import type { Product } from "./queries.ts";

export function ProductCard({
  product: { shortname, name, description, displayImages },
}: {
  product: Product;
}) {
  const [picture] = displayImages;
  return (
    <article className={styles.card}>
      {picture && (
        <img className={styles.picture} src={picture.backgroundImageUrl} alt="" width="800" height="600" />
      )}
      <h2>{name}</h2>
      <p>{description}</p>
      <LinkButton look="secondary" to={paths.productPreview(shortname)} aria-label={`See Product: ${name}`}>
        See Product
      </LinkButton>
    </article>
  );
}

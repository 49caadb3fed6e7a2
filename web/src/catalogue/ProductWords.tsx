import { Accordion } from "../kit/Accordion.tsx";
import styles from "./ProductDetail.module.css";
import type { Product } from "./queries.ts";
import { productQuestions } from "./questions.ts";

const badges = ["Fast global shipping", "Exclusive artwork", "14-day easy returns"];

/** What it is made of, and what people ask before they buy. */
export const ProductWords = ({ product }: { product: Product }) => (
  <>
    <ul className={styles.badges}>
      {badges.map((badge) => (
        <li key={badge}>{badge}</li>
      ))}
    </ul>
    <section aria-labelledby="details">
      <h2 id="details">Product details</h2>
      <ul>
        {product.details.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </ul>
    </section>
    <Accordion name="product" items={productQuestions} />
  </>
);

import { useQuery } from "@tanstack/react-query";
import { Button } from "../kit/Button.tsx";
import { Notice } from "../kit/Notice.tsx";
import { ProductCard } from "./ProductCard.tsx";
import styles from "./Products.module.css";
import { productsQuery } from "./queries.ts";

export default function Products() {
  return (
    <div className={styles.page}>
      <h1>Products</h1>
      <ProductList />
    </div>
  );
}

function ProductList() {
  const { data: products, error, refetch } = useQuery(productsQuery);
  if (error && !products)
    return (
      <Notice title="We could not load our products">
        <p>{error.message}</p>
        <Button onClick={() => refetch()}>Try again</Button>
      </Notice>
    );
  if (!products) return <div className={styles.waiting} role="status" aria-label="Loading products" />;
  if (products.length === 0) return <Notice title="There is nothing to print on yet" />;
  return (
    <ul className={styles.list}>
      {products.map((product, index) => (
        <li key={product.shortname}>
          <ProductCard product={product} first={index === 0} />
        </li>
      ))}
    </ul>
  );
}

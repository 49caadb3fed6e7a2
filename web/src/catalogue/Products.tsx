import { useQuery } from "@tanstack/react-query";
import { Notice } from "../kit/Notice.tsx";
import { NotLoaded } from "../kit/NotLoaded.tsx";
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
    return <NotLoaded title="We could not load our products" because={error} onTryAgain={refetch} />;
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

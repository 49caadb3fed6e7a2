import { useQuery } from "@tanstack/react-query";
import { papers } from "../../../functions/core/catalogue/papers.ts";
import { paths } from "../../../functions/core/site/paths.ts";
import { inDollars } from "../../../functions/lib/money.ts";
import { Link, useLocation } from "../kit/router.tsx";
import { cheapestOf } from "./cheapest.ts";
import type { Configurator } from "./configurator.ts";
import styles from "./Papers.module.css";
import { type Product, productsQuery } from "./queries.ts";
import { wishing } from "./wished.ts";

type Props = { product: Product; configurator: Pick<Configurator, "wish" | "notKept"> };

/** The papers of a sheet: another one is another product, with the same picture on it in the same size. */
export function Papers({ product, configurator: { wish, notKept } }: Props) {
  const { data: products } = useQuery(productsQuery);
  const { search } = useLocation();
  if (!papers.some((paper) => paper.product === product.shortname)) return null;
  return (
    <nav aria-labelledby="paper" className={styles.papers}>
      <p id="paper">Paper</p>
      <ul>
        {papers.map(({ product: shortname, name }) => {
          const sold = products?.find((one) => one.shortname === shortname);
          return (
            <li key={shortname}>
              <Link
                to={paths.product(shortname) + search}
                state={wishing(wish)}
                aria-current={shortname === product.shortname ? "page" : undefined}
              >
                {name}
                {sold && <small>from {inDollars(cheapestOf(sold))}</small>}
              </Link>
            </li>
          );
        })}
      </ul>
      <p role="status">{notKept}</p>
    </nav>
  );
}

import { Fragment } from "react";
import { paths, withQuery } from "../../../functions/core/site/paths.ts";
import { Link } from "../kit/router.tsx";
import styles from "./Orders.module.css";
import type { OrderDetail } from "./queries.ts";

const pathOf = (orderId: string, key: string | undefined) =>
  key === undefined ? paths.order(orderId) : withQuery(paths.order(orderId), { key });

/** What was printed of an order once more; or what a reprint repeats. */
export function Related({ order: { reprints, reprintOf } }: { order: OrderDetail }) {
  const orders = reprintOf ? [reprintOf] : reprints;
  if (!orders) return null;
  return (
    <p>
      {reprintOf ? "Printed once more, free of charge, for order" : "Printed once more as order"}{" "}
      {orders.map(({ _id, orderNumber, key }, index) => (
        <Fragment key={_id}>
          {index > 0 && ", "}
          <Link className={styles.number} to={pathOf(_id, key)}>
            {orderNumber}
          </Link>
        </Fragment>
      ))}
      .
    </p>
  );
}
